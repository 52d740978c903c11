import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import { nextHandoffState, type MessageEvent } from '../../../shared/chat/handoff.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { queueDelivery, type DeliveryPorts } from '../channels/outgoing/queueDelivery.ts'
import { requireConnected } from '../channels/accounts/requireConnected.ts'
import { hasMessage } from '../conversations/hasMessage.ts'
import type { InboxNeeds } from './InboxNeeds.ts'
import { filesOfPasses } from '../visitors/files/filePasses.ts'
import { isQuietHandoff } from './isQuietHandoff.ts'
import {
  retentionIn,
  nameOfMember,
  requireOperator,
  type ConversationInput,
  type Operator,
} from './operator.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

type OperatorEvent = 'takeOver' | 'handBack' | 'resolve'

const lines: Record<OperatorEvent, { event: MessageEvent; text: (name: string) => string }> = {
  takeOver: { event: 'joined', text: (name) => `${name} has joined.` },
  handBack: { event: 'handedBack', text: (name) => `${name} has left. The agent answers again.` },
  resolve: { event: 'resolved', text: () => 'This conversation is done.' },
}

/**
 * Takes a conversation over, hands it back to the agent, or resolves it. The same event again changes
 * nothing.
 */
export async function changeConversationState(
  needs: InboxNeeds,
  caller: Caller,
  input: ConversationInput & { event: OperatorEvent },
) {
  const operator = await requireOperator(caller, 'answerVisitors', input)
  const keeping = await retentionIn(needs, input)
  const isQuiet = await isQuietHandoff(needs, input)
  const at = needs.ports.now()
  const stored = await needs.conversations.change(input, (before) => {
    requireVisitorIsThere(before)
    const state = nextHandoffState(before.state, input.event)
    if (!state) return requireDone(before, input.event, operator)
    const isHuman = state === 'human'
    const assignee = isHuman ? { assigneeUid: operator.uid, assigneeName: operator.name } : {}
    return {
      ...keeping,
      messages: [line(input.event, operator, at, isQuiet)],
      changes: { state, seen: true, ...assignee },
    }
  })
  return { state: stored.state }
}

interface OperatorReply extends ConversationInput {
  /** Empty for files alone. */
  text: string
  attemptId: string
  /** Passes of uploaded files. */
  files?: readonly string[] | undefined
  /** The template that the channel sends. */
  template?: Message['template']
}

/**
 * Replies to a visitor in the operator's name; the first operator who replies takes the conversation over.
 */
export async function sendOperatorReply(
  needs: InboxNeeds & { ports: DeliveryPorts; signing: SigningKeys },
  caller: Caller,
  input: OperatorReply,
) {
  const operator = await requireOperator(caller, 'answerVisitors', input)
  const keeping = await retentionIn(needs, input)
  const isQuiet = await isQuietHandoff(needs, input)
  const at = needs.ports.now()
  const message: Message = {
    id: input.attemptId,
    role: 'operator',
    text: input.text,
    at,
    author: operator.name,
    by: operator.uid,
    ...(input.template && { template: input.template }),
  }
  const stored = await needs.conversations.change(input, async (before) => {
    requireVisitorIsThere(before)
    if (await hasMessage(input, before, message.id)) return undefined
    // Only now: a repetition of a stored reply succeeds even when its channel or its passes are gone.
    await requireConnected(input, before)
    const reply = withFiles(needs.signing, message, input)
    if (before.state === 'human') return { ...keeping, messages: [reply], changes: { seen: true } }
    if (!nextHandoffState(before.state, 'takeOver')) throw new AppError('failed-precondition')
    const changes = {
      state: 'human' as const,
      seen: true,
      assigneeUid: operator.uid,
      assigneeName: operator.name,
    }
    return { ...keeping, messages: [line('takeOver', operator, at - 1, isQuiet), reply], changes }
  })
  await queueDelivery(needs.ports, input, stored)
  return { messageId: message.id }
}

function withFiles(
  signing: SigningKeys,
  message: Message,
  { region, agentId, conversationId, files = [] }: OperatorReply,
) {
  if (files.length === 0) return message
  const holder = { role: 'operator', region, agentId, conversationId, visitorId: '' } as const
  return { ...message, files: filesOfPasses(signing, holder, files, message.at) }
}

/** Assigns a conversation to a member of the workspace, to the caller, or to no one. */
export async function assignConversation(
  needs: InboxNeeds,
  caller: Caller,
  input: ConversationInput & { uid: string },
) {
  const operator = await requireOperator(caller, 'answerVisitors', input)
  const name = await nameOfAssignee(operator, input)
  if (input.uid && !name) throw new AppError('invalid-argument', 'notAMember')
  await needs.conversations.change(input, () => ({
    messages: [],
    recordHistory: true,
    changes: { assigneeUid: input.uid, assigneeName: name },
  }))
  return { success: true as const }
}

async function nameOfAssignee(
  operator: Operator,
  { region, uid }: ConversationInput & { uid: string },
): Promise<string> {
  if (uid === operator.uid) return operator.name
  return uid && operator.isMember ? nameOfMember(region, operator.workspaceId, uid) : ''
}

/** Requires that the visitor has not deleted the conversation, because a reply could not reach them. */
export function requireVisitorIsThere({ isTest, visitorId }: Conversation): void {
  if (!isTest && visitorId === '') throw new AppError('failed-precondition', 'deletedByVisitor')
}

function line(name: OperatorEvent, operator: Operator, at: number, isQuiet: boolean): Message {
  const { event, text } = lines[name]
  return {
    id: `${name}-${operator.uid.slice(0, 12)}-${at}`,
    role: 'event',
    event,
    text: text(operator.name),
    at,
    author: operator.name,
    by: operator.uid,
    ...(isQuiet && { isQuiet }),
  }
}

/** Returns for an event that is already done; throws when another operator was faster. */
function requireDone(before: Conversation, event: OperatorEvent, operator: Operator): undefined {
  const isDone =
    event === 'takeOver'
      ? before.state === 'human' && before.assigneeUid === operator.uid
      : before.state === (event === 'handBack' ? 'bot' : 'resolved')
  if (isDone) return undefined
  throw new AppError(
    'failed-precondition',
    before.state === 'human'
      ? { key: 'colleagueAnswers', values: { name: before.assigneeName } }
      : 'conversationChanged',
  )
}
