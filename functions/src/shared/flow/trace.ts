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
 * Why another model was asked: the one before failed, said nothing in time, or costs more than there is
 * credit for, or its vendor did not take the workspace's own key.
 */
export type FallbackReason = 'failed' | 'slow' | 'credit' | 'keyRefused'

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
      /** What it was told after that could rest on knowledge. */
      usesKnowledge: boolean
      moves: OfferedMove[]
      inputTokens: number
      cachedTokens: number
      outputTokens: number
      costUnits: number
      firstTokenMs: number
      totalMs: number
    }
  /** Another model was asked in a model's place, at no cost for the one that did not answer. */
  | { step: 'fallback'; node: string; model: string; to: string; reason: FallbackReason }
  | {
      step: 'tool'
      node: string
      toolId: string
      name: string
      arguments: string
      answer: string
      ended: 'ok' | 'failed' | 'waits'
      /** It changes something elsewhere. */
      isChange?: boolean
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
  /** The conversation's result by now; empty while it has none. */
  outcome: string
  /** What is known by now, by field. */
  values: Record<string, string>
}
