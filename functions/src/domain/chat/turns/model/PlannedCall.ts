import type { OfferedMove } from '../../../../shared/flow/trace.ts'
import type { ModelId } from '../../../../shared/models/models.ts'
import type { ModelTool } from '../../../kernel/ports/ports.ts'
import type { TurnTool } from '../../tools/TurnTool.ts'
import type { Prompt } from './buildPrompt.ts'

/** One call of a model, before it is known what may be spent on it. */
export interface PlannedCall {
  model: ModelId
  maxTokens: number
  /** What its input may cost at most, in tokens. */
  inputBound: number
  /** Another call may follow it, which its hold covers where there is credit. */
  mayNeedMore: boolean
  /** It must answer: no other follows it. */
  isLast: boolean
  prompt: Prompt
  usesKnowledge: boolean
  moves: OfferedMove[]
  tools: TurnTool[]
  /** By which the model moves, where it does so by calling a tool. */
  moveTool: ModelTool | undefined
}
