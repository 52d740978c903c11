import type { NodeKind } from './flow.ts'
import type { Rule } from './rules.ts'

/** An edge of a node, as it was offered to the model. */
export interface OfferedMove {
  /** The mark that the model writes to follow it. */
  mark: string
  edgeId: string
  to: string
  when: string
  /** An inlined target is answered in the same call; any other needs a second one. */
  isInlined: boolean
}

/**
 * The reason for another model: the previous one failed, did not respond in time, costs more than the
 * remaining credit, or its vendor refused the workspace's own key.
 */
export type FallbackReason = 'failed' | 'slow' | 'credit' | 'keyRefused'

/**
 * One step of a turn, in order. `node` is empty for an agent without a flow. Times in milliseconds, cost in
 * 1/10,000 credit.
 */
export type TraceStep =
  | { step: 'rule'; node: string; edgeId: string; to: string; rule: Rule; isMet: boolean }
  | { step: 'move'; node: string; edgeId: string; to: string; by: 'rule' | 'model' | 'global' | 'return' }
  | { step: 'fixed'; node: string; text: string }
  | { step: 'collected'; node: string; key: string; value: string }
  /** No room is left for a value of an earlier turn, or for a new one. */
  | { step: 'dropped'; node: string; key: string; value: string }
  | { step: 'unknownMark'; node: string; mark: string }
  | {
      step: 'model'
      node: string
      model: string
      instructions: string
      /** Whether the call's answer could use knowledge. */
      usesKnowledge: boolean
      /** The sources that its passages come from, at a node that is limited to some. */
      sourceIds?: string[] | undefined
      moves: OfferedMove[]
      inputTokens: number
      cachedTokens: number
      outputTokens: number
      costUnits: number
      firstTokenMs: number
      totalMs: number
    }
  /** Another model replaced one that did not answer, whose call costs nothing. */
  | { step: 'fallback'; node: string; model: string; to: string; reason: FallbackReason }
  | {
      step: 'tool'
      node: string
      toolId: string
      name: string
      arguments: string
      answer: string
      ended: 'ok' | 'failed' | 'waits'
      /** True for a tool that changes data elsewhere. */
      isChange?: boolean
      totalMs: number
    }

/** The trace of a turn: for builders of the agent, never for visitors. */
export interface TurnTrace {
  steps: TraceStep[]
  /** Names of the nodes in the trace, by id; empty for an agent without a flow. */
  names: Record<string, string>
  /** The kinds of those that have no name, by id. */
  kinds?: Record<string, NodeKind>
  /** Names of the forms and tools that its rules name, by id; deleted ones are missing. */
  ruleNames?: Record<string, string>
  /** The nodes before and after the turn; empty without a flow. */
  from: string
  to: string
  /** The conversation's result so far; empty without one. */
  outcome: string
  /** Collected values so far, by field. */
  values: Record<string, string>
}
