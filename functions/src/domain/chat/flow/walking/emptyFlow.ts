import type { FlowNode } from '../../../../shared/flow/flow.ts'
import type { FlowState } from '../../../../shared/flow/flowState.ts'

/** The state of a conversation that has not begun. */
export const noState: FlowState = {
  hash: '',
  node: '',
  back: [],
  turns: 0,
  values: {},
  tools: {},
  outcome: '',
}

/** A flow without a start: the agent's own prompt answers. */
export const emptyNode: FlowNode = {
  kind: 'start',
  name: '',
  x: 0,
  y: 0,
  text: '',
  mode: 'model',
  tools: [],
  knowledge: 'all',
  collects: [],
  outcome: '',
}
