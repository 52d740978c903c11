import type { ModelProvider } from '../../../shared/models/modelPrice.ts'
import type { ModelKey } from '../../kernel/ports/ports.ts'

export interface OwnKey {
  /** Undefined where it rests or cannot be opened. */
  key: ModelKey | undefined
  /** The platform's key is not asked in its place. */
  isOnly: boolean
}

/** The keys that a turn may ask by, each of which belongs to another vendor. */
export type OwnKeys = ReadonlyMap<ModelProvider, OwnKey>
