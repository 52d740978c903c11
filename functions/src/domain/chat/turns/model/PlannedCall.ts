import type { OfferedMove } from '../../../../shared/flow/trace.ts'
import type { ModelId } from '../../../../shared/models/models.ts'
import type { ModelTool } from '../../../kernel/ports/ports.ts'
import type { TurnTool } from '../../tools/TurnTool.ts'
import type { Prompt } from './buildPrompt.ts'

/** A model call whose credit is not decided yet. */
export interface PlannedCall {
  model: ModelId
  maxTokens: number
  /** The largest input, in tokens. */
  inputBound: number
  /** Another call may follow, which its hold covers if there is credit. */
  mayNeedMore: boolean
  /** It must answer: no other call follows. */
  isLast: boolean
  prompt: Prompt
  usesKnowledge: boolean
  /** The only sources that it may use; undefined for all. */
  sourceIds?: string[] | undefined
  moves: OfferedMove[]
  tools: TurnTool[]
  /** The tool with which the model moves, if it moves by tool calls. */
  moveTool: ModelTool | undefined
}
