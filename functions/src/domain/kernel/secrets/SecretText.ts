import { inspect } from 'node:util'

const shown = '[secret]'

/** A secret on its way through the code: whoever logs, joins or answers it by mistake shows a placeholder. */
export class SecretText {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The secret itself, for the vendor that it belongs to. */
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
