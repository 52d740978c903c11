import { confirmTexts } from '../../../../shared/chat/confirmTexts.ts'
import type { Message } from '../../../../shared/chat/conversation.ts'
import type { PendingTool } from '../../../../shared/tools/toolRun.ts'
import { choiceTagOf } from '../../channels/choiceTags.ts'
import type { Inbound } from '../../channels/Inbound.ts'
import { replyIdOf } from '../../conversations/messages.ts'

interface Tap extends Pick<Inbound, 'choiceOf'> {
  /** The call that waits for the visitor's confirmation. */
  pending: PendingTool | null
  /** The messages before it. */
  history: readonly Message[]
}

/** Returns whether a message is the tap on a button of a question for confirmation that is no longer open. */
export function isOutdatedChoice({ choiceOf, pending, history }: Tap): boolean {
  if (!choiceOf || choiceOf === choiceTagOf(pending ? replyIdOf(pending.id) : '')) return false
  const asked = history.find(({ id }) => choiceTagOf(id) === choiceOf)
  return asked !== undefined && isConfirmation(asked)
}

function isConfirmation({ replies = [] }: Message): boolean {
  return Object.values(confirmTexts).some(({ yes, no }) => replies[0] === yes && replies[1] === no)
}
