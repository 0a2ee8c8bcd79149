/** The two primitives of the signature: SHA-256 and HMAC-SHA-256. */
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
      // importKey rejects an empty key; HMAC pads keys with zeros, so one zero byte is equivalent.
      const material = key.length > 0 ? key : new Uint8Array(1);
      const algorithm = {name: 'HMAC', hash: 'SHA-256'};
      const imported = await subtle.importKey('raw', material, algorithm, false, ['sign']);
      return new Uint8Array(await subtle.sign('HMAC', imported, message));
    },
  };
}
