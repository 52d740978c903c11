/** `nodeId`: the node that shows the problem; for an edge, the node that it leaves. */
export type FlowProblem =
  | { level: 'error'; kind: FlowErrorKind; nodeId?: string; edgeId?: string }
  | { level: 'warning'; kind: FlowWarningKind; nodeId?: string; edgeId?: string }

export type FlowErrorKind =
  | 'noStart'
  | 'severalStarts'
  | 'danglingEdge'
  | 'edgeAtNote'
  | 'edgeIntoStart'
  | 'edgeOutOfEnd'
  | 'emptyWhen'
  | 'sameWhen'
  | 'alwaysRing'
  | 'emptyText'
  | 'missingTool'
  | 'missingForm'
  | 'fieldKinds'
  | 'emptyGlobal'

export type FlowWarningKind =
  | 'unreachable'
  | 'noWayOut'
  | 'manyChoices'
  | 'needsTool'
  | 'needsCalendar'
  | 'missingSource'
  | 'noSource'
  | 'missingValue'
  | 'notANumber'
