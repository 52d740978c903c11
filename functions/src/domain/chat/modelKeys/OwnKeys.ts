import type { ModelProvider } from '../../../shared/models/modelPrice.ts'
import type { ModelKey } from '../../kernel/ports/ports.ts'

export interface OwnKey {
  /** Undefined while it is refused, or when it cannot be decrypted. */
  key: ModelKey | undefined
  /** The platform's key must not replace it. */
  isOnly: boolean
}

/** The workspace's keys for a turn, by vendor. */
export type OwnKeys = ReadonlyMap<ModelProvider, OwnKey>
