import type { FlowErrorKind, FlowWarningKind } from './checkFlow.ts'

/** `nodeId`: where it is shown; of an edge, the node that it leaves. */
export type FlowProblem =
  | { level: 'error'; kind: FlowErrorKind; nodeId?: string; edgeId?: string }
  | { level: 'warning'; kind: FlowWarningKind; nodeId?: string; edgeId?: string }
