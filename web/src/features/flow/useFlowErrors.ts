import { useContext, useMemo } from 'react'
import { FindingsContext, noNode } from './FlowContext.ts'

export interface FlowErrors {
  count: number
  /** Where they are, each once, in the order in which the flow is read: what is wrong with the whole of it first. */
  places: readonly string[]
}

/** What keeps the flow from being published. One without nodes has yet to be begun. */
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
