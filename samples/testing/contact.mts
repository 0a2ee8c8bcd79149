// region:handler
/** Whatever asks mosparo: the real client in production, a stand-in in tests. */
export type Verify = (form: URLSearchParams, fields: readonly string[]) => Promise<void>;

export async function handleContact(form: URLSearchParams, verify: Verify): Promise<number> {
  try {
    await verify(form, ['name', 'emailAddress', 'message']);
  } catch {
    return 403;
  }
  return (form.get('name') ?? '').trim() === '' ? 422 : 200;
}
// endregion:handler
