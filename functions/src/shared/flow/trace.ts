import type { Rule } from './rules.ts'

/** A way out of a node, as the model was offered it. */
export interface OfferedMove {
  /** What the model writes to take it. */
  mark: string
  edgeId: string
  to: string
  when: string
  /** An inlined target is answered in the same call; a switch costs a second one. */
  isInlined: boolean
}

/**
 * One step of a turn, in the order in which it was made. `node` is empty for an agent without a flow. Times
 * in milliseconds, money in 1/10,000 credit.
 */
export type TraceStep =
  | { step: 'rule'; node: string; edgeId: string; to: string; rule: Rule; isMet: boolean }
  | { step: 'move'; node: string; edgeId: string; to: string; by: 'rule' | 'model' | 'global' | 'return' }
  | { step: 'fixed'; node: string; text: string }
  | { step: 'collected'; node: string; key: string; value: string }
  | { step: 'unknownMark'; node: string; mark: string }
  | {
      step: 'model'
      node: string
      model: string
      instructions: string
      moves: OfferedMove[]
      inputTokens: number
      cachedTokens: number
      outputTokens: number
      costUnits: number
      firstTokenMs: number
      totalMs: number
    }
  | {
      step: 'tool'
      node: string
      toolId: string
      name: string
      arguments: string
      answer: string
      ended: 'ok' | 'failed' | 'waits'
      totalMs: number
    }

/** How a turn was made: for whoever builds the agent, never for visitors. */
export interface TurnTrace {
  steps: TraceStep[]
  /** Of the nodes that are named in it, by their ids; none for an agent without a flow. */
  names: Record<string, string>
  /** Where it began and where it ended; empty without a flow. */
  from: string
  to: string
  /** What is known by now, by field. */
  values: Record<string, string>
}
