import type { Message, Passage } from '../../../shared/chat/conversation.ts'
import type { PendingTool } from '../../../shared/tools/toolRun.ts'
import type { FlowState } from '../../../shared/flow/flowState.ts'
import type { TurnTrace } from '../../../shared/flow/trace.ts'
import type { Source } from '../../../shared/widget/Source.ts'
import type { CreditHold } from '../../billing/credits/LeaseBook.ts'
import type { Contact } from '../tools/RunTool.ts'

export interface Generated {
  /** The answer but for its id and time. */
  message: Omit<Message, 'id' | 'at'>
  /** What it rests on, and the same as it is stored. */
  sources: Source[]
  passages: Map<string, Passage>
  /** The agent asks for a person to come. */
  wantsPerson: boolean
  /** What pays for it; undefined when no model was asked. */
  hold: CreditHold | undefined
  /** Where the conversation is in the agent's flow from then on, and how it came there. */
  flow?: FlowState
  trace?: TurnTrace
  /** What waits for the visitor's word from then on. */
  pending?: PendingTool | undefined
  /** What the visitor has told a tool of himself. */
  contact?: Contact | undefined
  /** Something was changed elsewhere, or may have been. */
  hasChanged?: boolean
  firstTokenAt: number
}
