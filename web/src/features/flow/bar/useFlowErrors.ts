import { useContext, useMemo } from 'react'
import { FindingsContext, noNode } from '../FlowContext.ts'

export interface FlowErrors {
  count: number
  /** The nodes with errors, each once in reading order; errors of the whole flow come first. */
  places: readonly string[]
}

/** Returns the errors that block publishing. A flow without nodes has none yet. */
export function useFlowErrors(): FlowErrors {
  const { problems, list } = useContext(FindingsContext)
  return useMemo(() => {
    if (list.length === 0) return { count: 0, places: [] }
    const errorsAt = (place: string) =>
      (problems[place] ?? []).filter(({ level }) => level === 'error').length
    const places = [noNode, ...list.map(({ id }) => id)].filter((place) => errorsAt(place) > 0)
    return { count: places.reduce((sum, place) => sum + errorsAt(place), 0), places }
  }, [problems, list])
}
