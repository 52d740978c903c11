import { useContext, useMemo } from 'react'
import type { FlowProblem } from '@parley/functions/shared/flow/checks/FlowProblem'
import { FindingsContext, noNode } from '../FlowContext.ts'

export interface FlowErrors {
  count: number
  /** The nodes with such problems, each once in reading order; those of the whole flow come first. */
  nodeIds: readonly string[]
}

/** Returns the errors that block publishing. A flow without nodes has none yet. */
export function useFlowErrors(): FlowErrors {
  return useProblemsOfLevel('error')
}

/** Returns the warnings, which block nothing. */
export function useFlowWarnings(): FlowErrors {
  return useProblemsOfLevel('warning')
}

function useProblemsOfLevel(wanted: FlowProblem['level']): FlowErrors {
  const { problems, list } = useContext(FindingsContext)
  return useMemo(() => {
    if (list.length === 0) return { count: 0, nodeIds: [] }
    const countAt = (nodeId: string) =>
      (problems[nodeId] ?? []).filter(({ level }) => level === wanted).length
    const nodeIds = [noNode, ...list.map(({ id }) => id)].filter((nodeId) => countAt(nodeId) > 0)
    return { count: nodeIds.reduce((sum, nodeId) => sum + countAt(nodeId), 0), nodeIds }
  }, [problems, list, wanted])
}
