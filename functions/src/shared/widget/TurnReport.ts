import type { TurnTrace } from '../flow/trace.ts'
import type { Source } from './Source.ts'

/** The debugger's details of an answer; visitors never receive them. */
export interface TurnReport {
  sources: Source[]
  /** The source of the corrected answer that was given verbatim. */
  pair?: string
  model: string
  inputTokens: number
  /** The input tokens that the vendor had cached. */
  cachedTokens: number
  outputTokens: number
  /** 1/10,000 credit. */
  costUnits: number
  firstTokenMs: number
  totalMs: number
  /** The steps of the turn. */
  trace?: TurnTrace
}
