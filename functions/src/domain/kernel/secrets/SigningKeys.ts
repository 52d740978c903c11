import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

interface Shape {
  encoding?: 'base64url' | 'hex'
  /** The letters that are kept of a signature; all of them where it is missing. */
  length?: number
}

export interface SigningSecrets {
  /** The newest first: it signs, and all of them verify. */
  current: readonly string[]
  /** Secrets that verify only what has to stay valid for years, such as the links that end emails. */
  retired?: readonly string[]
  /** The secret of names; it stays the same when the others change. The oldest of `current` by default. */
  naming?: string | undefined
}

/**
 * Signs tokens, links and proofs with HMAC-SHA256. A new secret is put before the older ones, which
 * continue to verify until they are removed. Each text starts with its purpose, so that no signature is
 * valid for another one.
 */
export class SigningKeys {
  readonly #current: readonly string[]
  readonly #retired: readonly string[]
  readonly #naming: string

  constructor({ current, retired = [], naming }: SigningSecrets) {
    this.#current = current
    this.#retired = retired
    this.#naming = naming ?? current.at(-1) ?? ''
  }

  /** Returns the signature of a text by the newest secret. */
  sign(text: string, shape?: Shape): string {
    return signatureOf(this.#current[0] ?? '', text, shape)
  }

  /** Names the newest secret without telling it, so that a record can say which one it was signed with. */
  get newest(): string {
    return this.sign('newest-secret', { length: 8 })
  }

  /** Returns the signatures of a text by all current secrets, the newest first. */
  signatures(text: string, shape?: Shape): string[] {
    return this.#current.map((secret) => signatureOf(secret, text, shape))
  }

  /** Returns the signatures of a text by all current and retired secrets, the newest first. */
  signaturesEver(text: string, shape?: Shape): string[] {
    return [...this.#current, ...this.#retired].map((secret) => signatureOf(secret, text, shape))
  }

  /** Returns whether a current secret has made a signature. Takes the same time for every wrong one. */
  isSigned(text: string, signature: string, shape?: Shape): boolean {
    return isOneOf(this.signatures(text, shape), signature)
  }

  /** Returns whether a current or a retired secret has made a signature. */
  wasSigned(text: string, signature: string, shape?: Shape): boolean {
    return isOneOf(this.signaturesEver(text, shape), signature)
  }

  /**
   * Returns keys of 32 bytes for one purpose, derived from each secret: the newest first, then older and
   * retired ones. `mark` tells them apart.
   */
  deriveKeys(purpose: string): { mark: string; key: Buffer }[] {
    return [...this.#current, ...this.#retired].map((secret) => ({
      mark: signatureOf(secret, `mark of ${purpose}`, { length: 6 }),
      key: Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)),
    }))
  }

  /**
   * Returns a keyed hash that names a thing and cannot be guessed from it. It grants nothing and stays the
   * same when secrets are replaced.
   */
  nameOf(text: string, shape?: Shape): string {
    return signatureOf(this.#naming, text, shape)
  }
}

function signatureOf(secret: string, text: string, shape: Shape = {}): string {
  const { encoding = 'base64url', length } = shape
  if (secret === '') throw new Error('There is no secret to sign with.')
  return createHmac('sha256', secret).update(text).digest(encoding).slice(0, length)
}

function isOneOf(expected: readonly string[], presented: string): boolean {
  const actual = Buffer.from(presented)
  return expected.map((signature) => isSame(Buffer.from(signature), actual)).some(Boolean)
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
