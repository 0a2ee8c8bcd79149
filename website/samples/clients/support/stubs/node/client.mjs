/** What the sample uses of the official client: every field is valid, unless a token is missing. */
export class Client {
  async verifySubmission(formData, submitToken, validationToken) {
    if (!submitToken || !validationToken) throw new Error('Submit or validation token not available.');
    return {
      isSubmittable: () => true,
      getVerifiedField: (name) => (name in formData ? 'valid' : 'not-verified'),
    };
  }
}
