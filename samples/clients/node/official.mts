import {Client} from '@mosparo/api-client';

const {MOSPARO_HOST = '', MOSPARO_PUBLIC_KEY = '', MOSPARO_PRIVATE_KEY = ''} = process.env;
const client = new Client(MOSPARO_HOST, MOSPARO_PUBLIC_KEY, MOSPARO_PRIVATE_KEY, {timeout: 5000});

/** True for a clear yes only. */
export async function isGenuine(form: URLSearchParams, fields: readonly string[]): Promise<boolean> {
  const formData = Object.fromEntries(fields.map((field) => [field, form.get(field) ?? '']));
  try {
    const result = await client.verifySubmission(
      formData,
      form.get('_mosparo_submitToken') ?? '',
      form.get('_mosparo_validationToken') ?? '',
    );
    return result.isSubmittable() && fields.every((field) => result.getVerifiedField(field) === 'valid');
  } catch (problem) {
    console.error(problem);
    return false;
  }
}
