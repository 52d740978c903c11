import { inspect } from 'node:util'

const shown = '[secret]'

/** A secret in memory. Logging, concatenating or serializing it by mistake gives a placeholder. */
export class SecretText {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** Returns the secret itself, for a request to its vendor. */
  reveal(): string {
    return this.#text
  }

  toString(): string {
    return shown
  }

  toJSON(): string {
    return shown
  }

  [inspect.custom](): string {
    return shown
  }
}
