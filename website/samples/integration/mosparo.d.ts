/** The frontend script of mosparo 1.5.4, for TypeScript. */

export type MosparoMessages = Partial<
  Record<
    | 'label'
    | 'accessibilityCheckingData'
    | 'accessibilityDataValid'
    | 'accessibilityProtectedBy'
    | 'errorGotNoToken'
    | 'errorInternalError'
    | 'errorNoSubmitTokenAvailable'
    | 'errorSpamDetected'
    | 'errorLockedOut'
    | 'errorDelay'
    | 'hpLeaveEmpty',
    string
  >
>;

export interface MosparoFormData {
  fields: {name: string; value: string | string[]; fieldPath: string}[];
  ignoredFields: string[];
}

export interface MosparoOptions {
  name?: string;
  allowBrowserValidation?: boolean;
  inputFieldSelector?: string;
  designMode?: boolean;
  loadCssResource?: boolean;
  cssResourceUrl?: string;
  requestSubmitTokenOnInit?: boolean;
  customMessages?: Record<string, MosparoMessages>;
  language?: string | null;
  isMultiStepForm?: boolean;
  isLastStep?: boolean;
  submitToken?: string | null;
  forceInvisible?: boolean | null;
  onBeforeGetFormData?: (form: HTMLFormElement) => void;
  onGetFieldValue?: (element: Element, value: string) => string;
  onGetFormData?: (form: HTMLFormElement, formData: MosparoFormData) => MosparoFormData;
  onCheckForm?: (valid: boolean | undefined) => void;
  onResetState?: () => void;
  onAbortSubmit?: () => void;
  onSwitchToInvisible?: () => void;
  onValidateFormInvisible?: () => void;
  onSubmitFormInvisible?: () => void;
  doSubmitFormInvisible?: () => void;
  onFormDataStored?: () => void;
  onFormDataValid?: () => void;
}

export interface MosparoBox {
  metadata: Record<string, unknown>;
  requestSubmitToken(token?: string): void;
  resetState(): void;
  checkForm(): void;
  getSubmitToken(): string | null;
  getValidationToken(): string | null;
  getFormData(): MosparoFormData;
}

declare global {
  interface Window {
    mosparo: new (
      containerId: string,
      host: string,
      uuid: string,
      publicKey: string,
      options?: MosparoOptions,
    ) => MosparoBox;
  }
}
