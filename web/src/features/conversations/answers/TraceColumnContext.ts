import type { Message } from '@parley/functions/shared/chat/conversation'
import { createContext, useContext } from 'react'

/** An answer whose sources and receipt are shown. */
export interface TracedAnswer {
  message: Message
  /** When the person asked the question, in unix milliseconds; undefined when unknown. */
  askedAt: number | undefined
  /** The sentence that was pressed; undefined for the whole answer. */
  sentence: string | undefined
}

/** The column beside the messages that shows the sources and the receipt of an answer. */
export interface TraceColumn {
  shown: TracedAnswer | undefined
  show: (answer: TracedAnswer) => void
  close: () => void
}

/** Undefined where there is no room for the column: receipts then open at their answers. */
export const TraceColumnContext = createContext<TraceColumn | undefined>(undefined)

export function useTraceColumn(): TraceColumn | undefined {
  return useContext(TraceColumnContext)
}
