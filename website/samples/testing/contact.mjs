/** `verify` asks mosparo: the real client in production, a stub in tests. */
export async function handleContact(form, verify) {
  try {
    await verify(form, ['name', 'emailAddress', 'message']);
  } catch {
    return 403;
  }
  return (form.get('name') ?? '').trim() === '' ? 422 : 200;
}
