import { flowSchema, type Flow, type StoredFlow } from '../../../shared/flow/flow.ts'
import { canonicalText } from '../../../shared/texts/canonicalText.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/** Returns the flow of a document; an empty one without a document. */
export function readFlow(stored: Pick<StoredFlow, 'json'> | undefined): Flow {
  return stored ? flowSchema.parse(JSON.parse(stored.json)) : { nodes: {}, edges: {} }
}

/** Returns a hash that is equal only for identical flows, including the positions of nodes. */
export function hashOfFlow(flow: Flow): string {
  return sha256(canonicalText(flow)).slice(0, 40)
}
