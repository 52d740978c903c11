import { conversationPageSchema, type Conversation, type Message } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { InboxNeeds } from './InboxNeeds.ts'
import { addPair } from '../../knowledge/sources/addPair.ts'
import { clearUnanswered } from '../../knowledge/retrieval/clearUnanswered.ts'
import { storeTest } from '../savedTests/storeTest.ts'
import { requireOperator, type ConversationInput } from './operator.ts'

/**
 * Corrects an answer of the agent. The question with the right answer becomes a pair, which is checked before
 * the model is called, and a saved test of it. Both keep the question in the words of `question`, because
 * people without access to conversations read the knowledge; without them in the words of the visitor. A
 * second correction of the same question replaces the pair.
 */
export async function correctAnswer(
  needs: InboxNeeds & { ports: Pick<Ports, 'embeddings' | 'now' | 'tasks'> },
  caller: Caller,
  input: ConversationInput & { messageId: string; question: string; answer: string },
) {
  const operator = await requireOperator(caller, 'correctAnswers', input)
  const stored = await needs.conversations.read(input)
  if (!stored) throw new AppError('not-found')
  const visitorMessage = await findQuestion(input, stored.data, input.messageId)
  const question = input.question || visitorMessage.text
  const { region, agentId, answer } = input
  const { workspaceId } = operator
  const pair = { question, answer, workspaceId }
  const sourceId = await addPair(needs.ports, { region, agentId }, pair)
  const testId = await storeTest({
    region,
    agentId,
    workspaceId,
    by: operator.uid,
    at: needs.ports.now(),
    question,
    expected: answer,
    passage: { id: sourceId, title: cutText(question, 200) },
  })
  await clearUnanswered({ region, agentId }, { question: visitorMessage.text }, 'taught')
  await needs.conversations.change(input, (before) => ({
    messages: [],
    recordHistory: true,
    changes: {
      window: before.window.map((message) =>
        message.id === input.messageId ? { ...message, correction: answer } : message,
      ),
    },
  }))
  return { sourceId, testId }
}

/** Returns the visitor's message of an answer, from the window or a page. */
async function findQuestion(
  { region, agentId, conversationId }: ConversationInput,
  conversation: Conversation,
  messageId: string,
): Promise<Message> {
  const inWindow = questionOf(conversation.window, messageId)
  if (inWindow?.text) return inWindow
  // An answer and its question may be on both sides of a page's end, and never further apart.
  let newer = conversation.window
  for (let number = conversation.pages - 1; number >= 0; number--) {
    const path = paths.conversationPage(agentId, conversationId, number)
    const page = await readDocument(region, path, conversationPageSchema)
    const older = page?.data.messages ?? []
    const found = questionOf([...older, ...newer], messageId)
    if (found?.text) return found
    newer = older
  }
  throw new AppError('not-found', 'questionGone')
}

function questionOf(messages: Message[], messageId: string): Message | undefined {
  const answer = messages.find(({ id, role }) => id === messageId && role === 'agent')
  return answer && messages.find(({ id }) => id === answer.replyTo)
}
