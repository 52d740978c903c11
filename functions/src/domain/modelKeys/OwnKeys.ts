import type { ModelProvider } from '../../shared/modelPrice.ts'
import type { ModelKey } from '../ports.ts'

export interface OwnKey {
  /** Undefined where it rests or cannot be opened. */
  key: ModelKey | undefined
  /** The platform's key is not asked in its place. */
  isOnly: boolean
}

/** The keys that a turn may ask by, each of which belongs to another vendor. */
export type OwnKeys = ReadonlyMap<ModelProvider, OwnKey>
