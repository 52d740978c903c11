import type { Message } from '../../../shared/chat/conversation.ts'
import { temperatureFor, type ModelId } from '../../../shared/models/models.ts'
import type { AgentCache, ServedAgent } from '../servedAgents/AgentCache.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { ConversationStore } from '../conversations/ConversationStore.ts'
import { emptyConversation } from '../conversations/emptyConversation.ts'
import { maxTurnMs } from '../../billing/credits/leases.ts'
import type { LeaseBooks } from '../../billing/credits/LeaseBooks.ts'
import { maxTokensOf } from '../../billing/credits/priceUsage.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { ModelKeyCache } from '../modelKeys/ModelKeyCache.ts'
import type { ModelKey, ModelMessage, ModelTool, Ports } from '../../kernel/ports/ports.ts'
import { retentionOf } from '../conversations/retention.ts'
import { commitTurn } from './commitTurn.ts'
import { commitMs } from './model/converse.ts'
import { readAnswer, type ModelAnswer } from './model/readAnswer.ts'
import { reserveCounted, type Reserved } from './credit/reserveCredit.ts'
import { TurnSpending, type CallCost } from './credit/TurnSpending.ts'

export interface AsideNeeds {
  ports: Pick<Ports, 'now' | 'languageModel' | 'embeddings' | 'tasks' | 'channels'>
  agents: AgentCache
  conversations: ConversationStore
  books: LeaseBooks
  modelKeys: ModelKeyCache
}

interface Aside extends AgentRef {
  /** The prefix of the id of its receipt's conversation. */
  kind: 'replay' | 'judge' | 'css'
  model: ModelId
  instructions: string
  messages: ModelMessage[]
  tools?: ModelTool[]
  maxTokens: number
  temperature: number
  /** The texts of the question and of the answer in the receipt's conversation. */
  questionText: string
  answerText: (answer: ModelAnswer) => string
}

interface AsideAnswer extends CallCost {
  answer: ModelAnswer
  model: ModelId
  totalMs: number
}

/**
 * Calls a model once, outside conversations. It costs the same as a test turn; its receipt is stored in a
 * separate test conversation, and nothing else changes.
 */
export async function callModelOnce(
  needs: AsideNeeds,
  servedAgent: ServedAgent,
  aside: Aside,
): Promise<AsideAnswer> {
  const { region, model, maxTokens } = aside
  const startedAt = needs.ports.now()
  const inputBound = boundOf(aside)
  const book = needs.books.of({ region, wallet: servedAgent.wallet })
  // Read before credit is held: an owner who allows only their own key must not be answered by the
  // platform's.
  const keys = await needs.modelKeys.of({ region, workspaceId: servedAgent.workspaceId })
  const first = { model, maxTokens, inputBound, mayNeedMore: false, keys: Promise.resolve(keys) }
  const reserved = await reserveCounted(book, servedAgent, {
    at: startedAt,
    counted: Promise.resolve(),
    ...first,
  })
  if (!reserved) throw new AppError('out-of-credits')
  const spending = new TurnSpending(book, reserved)
  const workspaceKey = keys.get(reserved.price.provider)
  const key = workspaceKey?.key
  if (workspaceKey?.isOnly && !key) {
    book.release(spending.hold)
    throw new AppError('unavailable', 'modelUnreachable')
  }
  const answer = await callOnce(needs, spending, { aside, inputBound, reserved, key }).catch(
    (error: unknown) => {
      book.release(spending.hold)
      throw error
    },
  )
  const cost = spending.add({ model: reserved.model, inputBound, isOwnKey: key !== undefined }, answer)
  const endedAt = Math.max(needs.ports.now(), startedAt + 1)
  await storeReceipt(needs, servedAgent, { aside, answer, spending, startedAt, endedAt })
  return { answer, model: reserved.model, totalMs: endedAt - startedAt, ...cost }
}

interface AsideRequest {
  aside: Aside
  inputBound: number
  reserved: Reserved
  /** The workspace's own key. */
  key: ModelKey | undefined
}

async function callOnce(
  { ports }: AsideNeeds,
  spending: TurnSpending,
  { aside, inputBound, key, reserved: { model, price } }: AsideRequest,
): Promise<ModelAnswer> {
  const { instructions, messages, tools, maxTokens } = aside
  const maxOutputTokens = spending.affordable({ model, inputBound, maxTokens, isOwnKey: key !== undefined })
  if (maxOutputTokens === undefined) throw new AppError('out-of-credits')
  const temperature = temperatureFor(price, aside.temperature)
  const request = {
    instructions,
    lasting: '',
    messages,
    model,
    temperature,
    maxOutputTokens,
    ...(tools && { tools }),
    ...(key && { key }),
  }
  return readAnswer(ports, request, { maxMs: maxTurnMs - commitMs, onText: () => undefined })
}

interface AsideCall {
  aside: Aside
  answer: ModelAnswer
  spending: TurnSpending
  startedAt: number
  endedAt: number
}

/** Stores the receipt, which is the only record of the cost. */
async function storeReceipt(
  needs: AsideNeeds,
  servedAgent: ServedAgent,
  { aside, answer, spending, startedAt, endedAt }: AsideCall,
): Promise<void> {
  const { region, agentId, kind } = aside
  const ref = { region, agentId, conversationId: `${kind}-${randomIdentifier(20)}` }
  const sender = { ...ref, channel: 'debugger' as const, contactId: '', isTest: true }
  const question: Message = {
    id: randomIdentifier(20),
    role: 'visitor',
    text: aside.questionText,
    at: startedAt,
  }
  const reply: Message = {
    id: `${question.id}-a`,
    role: 'agent',
    text: aside.answerText(answer),
    at: endedAt,
    replyTo: question.id,
    receipt: spending.receipt(),
  }
  await commitTurn(needs, {
    sender,
    wallet: servedAgent.wallet,
    stored: undefined,
    start: emptyConversation(servedAgent, sender, startedAt),
    question,
    hold: spending.hold,
    answer: reply,
    compose: () => ({ ...retentionOf(servedAgent), messages: [question, reply] }),
  })
}

function boundOf({ instructions, messages, tools = [] }: Aside): number {
  const toolTokens = tools.length > 0 ? maxTokensOf(JSON.stringify(tools)) : 0
  return messages.reduce(
    (sum, { content }) => sum + maxTokensOf(content),
    maxTokensOf(instructions) + toolTokens,
  )
}
