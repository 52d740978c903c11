/**
 * Encrypts the keys of secrets with a key that is nowhere in the database: one of the configuration, or one
 * that a key management service keeps to itself.
 */
export interface KeyRing {
  /** Encrypts a data key under the newest version. `context` must be the same when it is opened again. */
  wrap(dataKey: Buffer, context: string): Promise<WrappedKey>
  /** Throws when the version is not known any more, or when key or context are others. */
  unwrap(wrapped: WrappedKey, context: string): Promise<Buffer>
  /** The version that `wrap` uses. */
  readonly newest: string
}

export interface WrappedKey {
  version: string
  bytes: Buffer
}
