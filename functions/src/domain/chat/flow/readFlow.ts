import { flowSchema, type Flow, type StoredFlow } from '../../../shared/flow/flow.ts'
import { canonicalText } from '../../../shared/texts/canonicalText.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/** The flow that a document holds; an empty one where there is no document. */
export function readFlow(stored: Pick<StoredFlow, 'json'> | undefined): Flow {
  return stored ? flowSchema.parse(JSON.parse(stored.json)) : { nodes: {}, edges: {} }
}

/** Equal for two flows exactly when nothing differs, the places of their nodes among it. */
export function hashOfFlow(flow: Flow): string {
  return sha256(canonicalText(flow)).slice(0, 40)
}
