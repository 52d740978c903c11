import type { Message, Passage } from '../../../shared/chat/conversation.ts'
import type { PendingTool } from '../../../shared/tools/toolRun.ts'
import type { FlowState } from '../../../shared/flow/flowState.ts'
import type { TurnTrace } from '../../../shared/flow/trace.ts'
import type { Source } from '../../../shared/widget/Source.ts'
import type { CreditHold } from '../../billing/overage/CreditBook.ts'
import type { Contact } from '../tools/RunTool.ts'

export interface Generated {
  /** The answer without its id and time. */
  message: Omit<Message, 'id' | 'at'>
  /** The passages of the answer, and the same in the stored form. */
  sources: Source[]
  passages: Map<string, Passage>
  /** The agent asks for a person to join. */
  wantsPerson: boolean
  /** The hold that pays for it; undefined when no model was called. */
  hold: CreditHold | undefined
  /** The new position in the agent's flow, and the way to it. */
  flow?: FlowState
  trace?: TurnTrace
  /** The call that now waits for the visitor's confirmation. */
  pending?: PendingTool | undefined
  /** The contact data that the visitor gave a tool. */
  contact?: Contact | undefined
  /** Something was or may have been changed elsewhere. */
  hasChanged?: boolean
  firstTokenAt: number
}
