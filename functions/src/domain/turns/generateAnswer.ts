import type { Message, Passage, Receipt } from '../../shared/conversation.ts'
import type { Region } from '../../shared/regions.ts'
import type { Source } from '../../shared/widgetApi.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'
import { withListedAddresses } from '../agents/cardAddresses.ts'
import { AppError } from '../AppError.ts'
import { fittingCards, maxCardsBytes } from '../conversations/messageBytes.ts'
import { cite } from '../conversations/passages.ts'
import { longestTurnMs, type CreditHold } from '../credits/LeaseBook.ts'
import { temperatureFor } from '../../shared/models.ts'
import { affordableOutputTokens, mostTokens, priceUsage } from '../credits/priceUsage.ts'
import { meaningOf, mostPassages } from '../knowledge/findPassages.ts'
import type { Ports } from '../ports.ts'
import type { Extras } from './answerExtras.ts'
import { answerWithoutCredit } from './answerWithoutCredit.ts'
import { buildPrompt } from './buildPrompt.ts'
import { readAnswer, type ModelAnswer } from './readAnswer.ts'
import { reserveCounted, type Reserved } from './reserveCredit.ts'
import type { TurnNeeds } from './Turns.ts'

/** What is left of a turn's time for its commit. */
const commitMs = 20_000

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
  firstTokenAt: number
}

type GenerateNeeds = Pick<TurnNeeds, 'ports' | 'books'>

export interface Asked {
  region: Region
  history: Message[]
  question: Message
  /** Fails when the month has no message left for it. */
  counted: Promise<unknown>
}

/**
 * The answer to a question: a corrected pair's when there is one that fits, else the model's. Credit for the
 * dearest possible answer is reserved before a model is asked; whatever fails afterwards gives it back.
 * Nothing is answered before the question is counted.
 */
export async function generateAnswer(
  { ports, books }: GenerateNeeds,
  live: LiveAgent,
  { region, history, question, counted }: Asked,
  onText: (text: string) => void,
): Promise<Generated> {
  const free = { sources: [], passages: new Map(), wantsPerson: false, hold: undefined }
  const pair = live.index?.pair(question.text)
  if (pair) {
    await counted
    onText(pair.answer)
    const message = { role: 'agent' as const, text: pair.answer, pair: pair.id }
    return { ...free, message, firstTokenAt: ports.now() }
  }
  const known = await findSources(ports, live, history, question.text)
  const { sources, isUnknown } = known
  const prompt = buildPrompt(live.agent, history, known, question)
  const inputBound =
    mostTokens(prompt.instructions) +
    prompt.messages.reduce((sum, message) => sum + mostTokens(message.content), 0)
  const book = books.of({ region, wallet: live.wallet })
  const reserved = await reserveCounted(book, live, { at: ports.now(), inputBound, counted })
  if (!reserved) {
    const offered = answerWithoutCredit(live.agent, history)
    if (!offered) throw new AppError('out-of-credits')
    onText(offered.message.text)
    return { ...free, ...offered, firstTokenAt: ports.now() }
  }
  const { hold, model, price } = reserved
  const { temperature, maxTokens } = live.agent.vgOptions
  const affordable = affordableOutputTokens(price, hold.amount, inputBound)
  try {
    const answer = await readAnswer(
      ports,
      {
        model,
        ...prompt,
        temperature: temperatureFor(price, temperature),
        maxOutputTokens: Math.min(maxTokens, affordable),
      },
      longestTurnMs - commitMs,
      onText,
    )
    const wantsPerson = answer.extras.handoff === true && mayHandOff(live)
    // An answer that only hands over rests on nothing, and whoever asks for a person has not asked in vain.
    const isUnanswered = answer.extras.unanswered === true || (isUnknown && !wantsPerson)
    const cited = cite(wantsPerson ? [] : sources)
    const message: Generated['message'] = {
      role: 'agent',
      text: answer.text,
      sources: cited.sources,
      ...(isUnanswered && { unanswered: true }),
      receipt: receiptOf(reserved, answer, inputBound),
      ...shownExtras(live, answer.extras),
    }
    const { passages } = cited
    return { message, sources, passages, wantsPerson, hold, firstTokenAt: answer.firstTokenAt }
  } catch (error) {
    book.release(hold)
    throw error
  }
}

/** What the answer may rest on; `isUnknown`: the agent has knowledge, and none of it is about the question. */
async function findSources(
  ports: Pick<Ports, 'embeddings'>,
  { index }: LiveAgent,
  history: Message[],
  question: string,
): Promise<{ sources: Source[]; isUnknown: boolean }> {
  if (!index) return { sources: [], isUnknown: false }
  const asked = history.filter(({ role, text }) => role === 'visitor' && text).map(({ text }) => text)
  const found = index.byWords({ question, before: asked.slice(-1) })
  const sources = index.choose(found, mostPassages, await meaningOf(ports, index, found))
  return { sources, isUnknown: sources.length === 0 && found.isTelling }
}

function mayHandOff({ agent: { widgetOptions } }: LiveAgent): boolean {
  return widgetOptions.smartHandoff && widgetOptions.canHandOff
}

/** What an answer shows besides its words, as far as the agent has it and a document holds it. */
function shownExtras({ agent }: LiveAgent, { replies, cards = [], form }: Extras): Partial<Message> {
  const listed = cards.map((card) => withListedAddresses(card, agent.widgetOptions))
  const isKnownForm = agent.widgetOptions.forms.some(({ id }) => id === form)
  return {
    ...(replies && { replies }),
    ...(listed.length > 0 && { cards: fittingCards(listed, maxCardsBytes) }),
    ...(isKnownForm && { form }),
  }
}

/**
 * Says how an answer was priced. A cost above what was held is ours to bear: the owner was promised the
 * bound.
 */
function receiptOf(
  { hold, model, price, version }: Reserved,
  { usage, whole }: ModelAnswer,
  inputBound: number,
): Receipt {
  // Some compatible servers report no usage; a quarter of the characters is the customary estimate.
  const inputTokens = usage.inputTokens || Math.ceil(inputBound / 2)
  const outputTokens = usage.outputTokens || Math.ceil(whole.length / 4)
  const amount = Math.min(hold.amount, priceUsage(price, inputTokens, outputTokens))
  return { lease: hold.lease, amount, model, inputTokens, outputTokens, rule: `catalogue-${version}` }
}
