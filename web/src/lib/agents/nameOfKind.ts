import type { NodeKind } from '@parley/functions/shared/flow/flow'
import { texts } from '../../texts/en/nodeKinds.ts'
import { textsOf } from '../texts/textsOf.ts'

const t = textsOf('nodeKinds', texts)

/** Returns the name of a node's kind, which replaces the name of a node that has none. */
export function nameOfKind(kind: NodeKind): string {
  return t(kind)
}
