import {Client} from '@mosparo/api-client';

const {MOSPARO_HOST = '', MOSPARO_PUBLIC_KEY = '', MOSPARO_PRIVATE_KEY = ''} = process.env;
const client = new Client(MOSPARO_HOST, MOSPARO_PUBLIC_KEY, MOSPARO_PRIVATE_KEY, {timeout: 5000});

/** True for a clear yes only. form: URLSearchParams; fields: names of all fields that mosparo checks. */
export async function isGenuine(form, fields) {
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
