import type { NamedThing } from '../../features/flow/FlowContext.ts'

const none: readonly NamedThing[] = []

/** The workspace's tools that a node can name. */
export function useFlowTools(): readonly NamedThing[] {
  return none
}
