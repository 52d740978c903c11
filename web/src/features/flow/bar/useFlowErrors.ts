import { useContext, useMemo } from 'react'
import { FindingsContext, noNode } from '../FlowContext.ts'

export interface FlowErrors {
  count: number
  /** The nodes with errors, each once in reading order; errors of the whole flow come first. */
  nodeIds: readonly string[]
}

/** Returns the errors that block publishing. A flow without nodes has none yet. */
export function useFlowErrors(): FlowErrors {
  const { problems, list } = useContext(FindingsContext)
  return useMemo(() => {
    if (list.length === 0) return { count: 0, nodeIds: [] }
    const errorsAt = (nodeId: string) =>
      (problems[nodeId] ?? []).filter(({ level }) => level === 'error').length
    const nodeIds = [noNode, ...list.map(({ id }) => id)].filter((nodeId) => errorsAt(nodeId) > 0)
    return { count: nodeIds.reduce((sum, nodeId) => sum + errorsAt(nodeId), 0), nodeIds }
  }, [problems, list])
}
