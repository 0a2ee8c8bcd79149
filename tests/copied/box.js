/**
 * A stand-in for mosparo's frontend script. It behaves like version 1.5.4: the fields that it adds, when it stops a form,
 * when it calls the server, and what it leaves to the page. It has no styles.
 */
window.mosparo = class {
  constructor(containerId, host, uuid, publicKey, options = {}) {
    const last = !options.isMultiStepForm || options.isLastStep;
    this.options = {inputFieldSelector: '[name]:not(.mosparo__ignored-field)', ...options};
    this.options.forceInvisible ??= !last;
    this.storesOnly = !last;
    this.server = {host, publicKey};
    this.invisible = false;
    this.isReset = true;
    this.metadata = {};
    this.container = document.getElementById(containerId);
    this.container.classList.add('mosparo__container', `mosparo__${uuid}`);
    this.form = this.container.closest('form');
    if (this.options.loadCssResource) this.loadStyles(`${host}/resources/${uuid}.css`);
    this.addFields();
    this.listen();
    if (this.options.requestSubmitTokenOnInit !== false) this.requestSubmitToken();
  }

  loadStyles(href) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}));
  }

  addFields() {
    const add = (type, name) => {
      const field = Object.assign(document.createElement('input'), {type, name});
      this.container.append(field);
      return field;
    };
    this.label = document.createElement('label');
    this.checkbox = add('checkbox', '_mosparo_checkboxField_1');
    this.checkbox.required = true;
    this.checkbox.id = `${this.container.id}-checkbox`;
    this.label.htmlFor = this.checkbox.id;
    this.container.append(this.label);
    this.submitToken = add('hidden', '_mosparo_submitToken');
    this.validationToken = add('hidden', '_mosparo_validationToken');
  }

  listen() {
    for (const field of this.form.querySelectorAll(this.options.inputFieldSelector)) {
      if (field !== this.validationToken) field.addEventListener('change', () => this.resetState());
    }
    this.form.addEventListener('submit', (event) => this.handleSubmit(event));
    this.form.addEventListener('reset', () => {
      this.resetState();
      this.requestSubmitToken();
    });
    this.checkbox.addEventListener('change', () => this.checkForm());
  }

  async ask(endpoint, data) {
    this.container.classList.add('mosparo__loading');
    const body = new URLSearchParams({...data, publicKey: this.server.publicKey});
    const response = await fetch(`${this.server.host}/api/v1/frontend/${endpoint}`, {
      method: 'POST',
      body,
    });
    this.container.classList.remove('mosparo__loading');
    return response.json();
  }

  async requestSubmitToken(token) {
    const submitToken = token || this.options.submitToken;
    const response = await this.ask('request-submit-token', {
      pageTitle: document.title,
      pageUrl: location.href,
      ...(submitToken && {submitToken}),
    });
    const own = this.options.customMessages?.[this.options.language];
    this.label.textContent = own?.label ?? response.messages?.label ?? '';
    if (response.invisible || this.options.forceInvisible) this.switchToInvisible();
    if (response.submitToken) this.submitToken.value = response.submitToken;
  }

  switchToInvisible() {
    this.invisible = true;
    this.checkbox.required = false;
    this.checkbox.hidden = true;
    this.overlay = document.createElement('div');
    this.overlay.classList.add('mosparo__loader-container');
    this.container.append(this.overlay);
  }

  handleSubmit(event) {
    const isChecked = this.checkedData === JSON.stringify(this.getFormData());
    if (isChecked && (this.checkbox.checked || !this.invisible)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.invisible) {
      this.overlay.classList.add('mosparo__loader-visible');
      this.checkForm();
    } else {
      this.options.onAbortSubmit?.();
      this.resetState();
    }
  }

  async checkForm() {
    if (!this.submitToken.value) return;
    this.isReset = false;
    this.container.classList.remove('mosparo__checked', 'mosparo__invalid');
    this.checkedData = JSON.stringify(this.getFormData());
    const data = {formData: this.checkedData, submitToken: this.submitToken.value};
    if (this.storesOnly) this.finishStep(await this.ask('store-form-data', data));
    else this.finishCheck(await this.ask('check-form-data', data));
  }

  finishStep({result}) {
    if (result) this.markChecked();
    // Like the product, it does not report whether the step was stored, and the overlay stays.
    if (this.options.onFormDataStored) this.options.onFormDataStored();
    else this.sendInvisible();
  }

  finishCheck({valid, validationToken}) {
    this.checkbox.checked = Boolean(valid);
    this.validationToken.value = valid ? validationToken : '';
    if (valid) this.markChecked();
    else this.container.classList.add('mosparo__invalid');
    this.options.onCheckForm?.(valid);
    if (!this.invisible) return;
    if (valid) this.sendInvisible();
    this.overlay.classList.remove('mosparo__loader-visible');
  }

  markChecked() {
    this.checkbox.checked = true;
    this.container.classList.add('mosparo__checked');
  }

  sendInvisible() {
    this.checkbox.checked = true;
    if (this.options.doSubmitFormInvisible) this.options.doSubmitFormInvisible();
    else this.form.querySelector('[type="submit"]').click();
    this.overlay.classList.remove('mosparo__loader-visible');
  }

  getFormData() {
    this.options.onBeforeGetFormData?.(this.form);
    const ignored = /^(password|file|hidden|checkbox|radio|submit|reset|button)$/;
    const fields = [...this.form.querySelectorAll(this.options.inputFieldSelector)]
      .filter(({name, type}) => !name.startsWith('_mosparo_') && !ignored.test(type))
      .map(({name, value, tagName}) => ({
        name,
        value,
        fieldPath: `${tagName.toLowerCase()}.${name}`,
      }));
    return {fields, ignoredFields: []};
  }

  getSubmitToken() {
    return this.submitToken.value;
  }

  getValidationToken() {
    return this.validationToken.value;
  }

  resetState() {
    if (this.isReset) return;
    this.isReset = true;
    this.checkbox.checked = false;
    this.validationToken.value = '';
    this.container.classList.remove('mosparo__checked', 'mosparo__invalid');
    this.options.onResetState?.();
  }
};
