/**
 * Encrypts the keys of secrets with a key outside the database: one from the configuration, or one inside a
 * key management service.
 */
export interface KeyRing {
  /** Encrypts a data key under the newest version. `context` must be the same for decryption. */
  wrap(dataKey: Buffer, context: string): Promise<WrappedKey>
  /** Throws when the version is unknown, or when the key or the context differs. */
  unwrap(wrapped: WrappedKey, context: string): Promise<Buffer>
  /** The version that `wrap` uses. */
  readonly newest: string
}

export interface WrappedKey {
  version: string
  bytes: Buffer
}
