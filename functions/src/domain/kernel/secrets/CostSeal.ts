import { openBytes, sealBytes } from './sealing.ts'
import type { SigningKeys } from './SigningKeys.ts'

/** A receipt with one step fits into one block. */
const blockBytes = 512

/**
 * Encrypts what answers cost, inside documents that clients of agencies read as well: cost, model and tokens
 * would tell them the agency's margin.
 */
export class CostSeal {
  readonly #keys: ReadonlyMap<string, Buffer>
  readonly #newest: string

  constructor(signing: SigningKeys) {
    const keys = signing.deriveKeys('costs of answers')
    this.#keys = new Map(keys.map(({ mark, key }) => [mark, key]))
    this.#newest = keys[0]?.mark ?? ''
  }

  /**
   * Returns a value as encrypted JSON: the mark of its key, a dot and base64. `context` says where it is
   * stored. The JSON is padded, because its length would tell the model and the amount.
   */
  seal(value: unknown, context: string): string {
    const json = Buffer.from(JSON.stringify(value), 'utf8')
    const padded = Math.ceil(json.length / blockBytes) * blockBytes
    const plain = Buffer.alloc(padded, ' ')
    json.copy(plain)
    return `${this.#newest}.${sealBytes(this.#keyOf(this.#newest), plain, context).toString('base64')}`
  }

  /** Returns the value; throws where its key is not configured any more, or where it was sealed elsewhere. */
  open(sealed: string, context: string): unknown {
    const [mark = '', bytes = ''] = sealed.split('.')
    const plain = openBytes(this.#keyOf(mark), Buffer.from(bytes, 'base64'), context)
    return JSON.parse(plain.toString('utf8'))
  }

  /** Returns whether the key of an encrypted value is configured. */
  hasKeyOf(sealed: string): boolean {
    return this.#keys.has(sealed.split('.')[0] ?? '')
  }

  #keyOf(mark: string): Buffer {
    const key = this.#keys.get(mark)
    if (!key) throw new Error(`There is no key ${mark || 'at all'} for the costs of answers`)
    return key
  }
}
