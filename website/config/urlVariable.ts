/** A URL that a fork may set in the environment, without slashes at its end. */
export function urlVariable(variable: string, standard: string): string {
  const value = process.env[variable] || standard;
  if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) {
    throw new Error(
      `The environment variable ${variable} is "${value}". Remedy: set it to a complete URL, such as ${standard}, or leave it unset.`,
    );
  }
  return value.replace(/\/+$/, '');
}
