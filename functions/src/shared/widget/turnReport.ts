import type { TurnTrace } from '../flow/trace.ts'
import type { Source } from './Source.ts'

/** What the debugger shows of an answer; visitors never receive it. */
export interface TurnReport {
  sources: Source[]
  /** The source of the corrected answer that was given word for word. */
  pair?: string
  model: string
  inputTokens: number
  /** Those of them that the vendor had in its cache. */
  cachedTokens: number
  outputTokens: number
  /** 1/10,000 credit. */
  costUnits: number
  firstTokenMs: number
  totalMs: number
  /** How it was made. */
  trace?: TurnTrace
}
