/** The two primitives of the signature, as hex digits in lower case are made of their bytes. */
export interface Hasher {
  readonly sha256: (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
  readonly hmac: (
    key: Uint8Array<ArrayBuffer>,
    message: Uint8Array<ArrayBuffer>,
  ) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Web Crypto exists in browsers (on HTTPS and on localhost) and in Node alike. */
export function webCryptoHasher(subtle: SubtleCrypto): Hasher {
  return {
    sha256: async (message) => new Uint8Array(await subtle.digest('SHA-256', message)),
    hmac: async (key, message) => {
      // An empty key is refused; HMAC fills keys up with zeros, so one zero is the same key.
      const material = key.length > 0 ? key : new Uint8Array(1);
      const algorithm = {name: 'HMAC', hash: 'SHA-256'};
      const imported = await subtle.importKey('raw', material, algorithm, false, ['sign']);
      return new Uint8Array(await subtle.sign('HMAC', imported, message));
    },
  };
}
