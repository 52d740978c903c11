import { useMemo } from 'react'
import type { NamedThing } from '../../features/flow/FlowContext.ts'
import { useTools } from '../../features/tools/useTools.ts'

const none: readonly NamedThing[] = []

/** The workspace's tools that a node can name, and whether these are all. */
export function useFlowTools(): { tools: readonly NamedThing[]; areToolsKnown: boolean } {
  const live = useTools()
  const items = live.status === 'ready' ? live.data.items : undefined
  const tools = useMemo(() => items?.map(({ ID, name }) => ({ id: ID, name })), [items])
  return { tools: tools ?? none, areToolsKnown: tools !== undefined }
}
