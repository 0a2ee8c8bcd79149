export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export const utf8 = (text: string): Bytes => encoder.encode(text);

/** ISO 8859-1: one byte per character; other characters become `?`. */
export const latin1 = (text: string): Bytes =>
  Uint8Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 256 ? code : 63;
  });

const digits = (bytes: Bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));

export const hex = (bytes: Bytes): string => digits(bytes).join('');

export const base64 = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));

/** Base64 or Base64url, with or without padding; undefined if it is neither. */
export function fromBase64(text: string): Bytes | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
