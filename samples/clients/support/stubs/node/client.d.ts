/** Signatures of the official client that the sample uses. */
declare module '@mosparo/api-client' {
  export interface VerificationResult {
    isSubmittable(): boolean;
    getVerifiedField(key: string): string;
  }

  export class Client {
    constructor(host: string, publicKey: string, privateKey: string, args?: {timeout?: number});
    verifySubmission(
      formData: Readonly<Record<string, string>>,
      submitToken?: string,
      validationToken?: string,
    ): Promise<VerificationResult>;
  }
}
