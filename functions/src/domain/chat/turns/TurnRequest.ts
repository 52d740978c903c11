import type { Message } from '../../../shared/chat/conversation.ts'
import type { PendingTool } from '../../../shared/tools/toolRun.ts'
import type { FlowState } from '../../../shared/flow/flowState.ts'
import type { ModelPrice } from '../../../shared/models/modelPrice.ts'
import type { ConversationRef } from '../conversations/ConversationRef.ts'
import type { OwnKeys } from '../modelKeys/OwnKeys.ts'
import type { TalkingVisitor } from '../tools/RunTool.ts'

export interface TurnRequest {
  conversation: ConversationRef
  history: Message[]
  question: Message
  /** The position of the conversation in the agent's flow. */
  flow: FlowState | null
  /** The call that waits for the visitor's confirmation. */
  pending: PendingTool | null
  /** Whether this message agrees to it; undefined when it says something else. */
  confirmation?: 'yes' | 'no' | undefined
  /** Whether this message is the tap on a button of a question that is no longer open. */
  isOutdated?: boolean | undefined
  /** All models, with their prices and abilities. */
  models: readonly ModelPrice[]
  /** The keys of the workspace. */
  keys: Promise<OwnKeys>
  /** A rehearsal: tools that change something are not run. */
  isDryRun?: boolean | undefined
  visitor: TalkingVisitor
  /** Rejects when the month's limit of messages is reached. */
  counted: Promise<unknown>
}
