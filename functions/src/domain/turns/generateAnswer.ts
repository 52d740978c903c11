import type { Catalogue } from '../../shared/catalogue.ts'
import type { Message, Receipt } from '../../shared/conversation.ts'
import type { Region } from '../../shared/regions.ts'
import { withListedAddresses } from '../agents/cardAddresses.ts'
import { AppError } from '../AppError.ts'
import { loadCatalogue } from '../billing/loadCatalogue.ts'
import { longestTurnMs, type CreditHold } from '../credits/LeaseBook.ts'
import { temperatureFor } from '../../shared/models.ts'
import { affordableOutputTokens, mostTokens, priceUsage } from '../credits/priceUsage.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'
import { ExtrasReader } from './answerExtras.ts'
import { answerWithoutCredit } from './answerWithoutCredit.ts'
import { buildPrompt } from './buildPrompt.ts'
import type { Engine } from './Engine.ts'
import { reserveCredit, type Reserved } from './reserveCredit.ts'

/** Passages that a prompt carries at most. */
const mostPassages = 4
/** What is left of a turn's time for its commit. */
const commitMs = 20_000

export interface Generated {
  /** The answer but for its id and time. */
  message: Omit<Message, 'id' | 'at'>
  /** The agent asks for a person to come. */
  wantsPerson: boolean
  /** What pays for it; undefined when no model was asked. */
  hold: CreditHold | undefined
  firstTokenAt: number
}

/**
 * The answer to a question: a corrected pair's when there is one that fits, else the model's. Credit for the
 * dearest possible answer is reserved before a model is asked; whatever fails afterwards gives it back.
 */
export async function generateAnswer(
  engine: Engine,
  live: LiveAgent,
  region: Region,
  history: Message[],
  question: Message,
  onText: (text: string) => void,
): Promise<Generated> {
  const pair = live.index?.pair(question.text)
  if (pair) {
    onText(pair.answer)
    return {
      message: { role: 'agent', text: pair.answer, pair: pair.id },
      wantsPerson: false,
      hold: undefined,
      firstTokenAt: engine.ports.now(),
    }
  }
  const { vgOptions } = live.agent
  const sources = live.index?.search(question.text, mostPassages) ?? []
  const prompt = buildPrompt(live.agent, history, sources, question)
  const inputBound =
    mostTokens(prompt.instructions) +
    prompt.messages.reduce((sum, message) => sum + mostTokens(message.content), 0)
  const book = engine.book(region, live.workspaceId)
  const catalogue = await loadCatalogue(engine.ports.now())
  const reserved = await reserveCredit(book, live, catalogue, inputBound).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'out-of-credits') return undefined
    throw error
  })
  if (!reserved) {
    const free = answerWithoutCredit(live.agent, history)
    if (!free) throw new AppError('out-of-credits')
    onText(free.message.text)
    return { ...free, hold: undefined, firstTokenAt: engine.ports.now() }
  }
  const { hold, model, price } = reserved
  const signal = AbortSignal.timeout(longestTurnMs - commitMs)
  try {
    const parts = engine.ports.languageModel.stream({
      model,
      ...prompt,
      temperature: temperatureFor(price, vgOptions.temperature),
      maxOutputTokens: Math.min(vgOptions.maxTokens, affordableOutputTokens(price, hold.amount, inputBound)),
      signal,
    })
    const reader = new ExtrasReader()
    let whole = ''
    let text = ''
    let firstTokenAt = 0
    let usage = { inputTokens: 0, outputTokens: 0 }
    const show = (words: string) => {
      text += words
      if (words) onText(words)
    }
    try {
      for await (const part of parts) {
        if (part.type === 'usage') {
          usage = part
          continue
        }
        firstTokenAt ||= engine.ports.now()
        whole += part.text
        show(reader.read(part.text))
      }
    } catch (error) {
      // Where the time alone was too short, what was written stays, and is paid: the visitor has read it.
      if (!signal.aborted || !text.trim()) throw error
    }
    const rest = reader.end()
    show(rest.text.trimEnd())
    const { handoff, form, cards, ...extras } = rest.extras
    const wantsPerson =
      handoff === true && live.agent.widgetOptions.smartHandoff && live.agent.widgetOptions.canHandOff
    const isKnownForm = live.agent.widgetOptions.forms.some(({ id }) => id === form)
    if (!text.trim()) throw new AppError('unavailable', 'The model gave no answer. Please try again.')
    const message: Generated['message'] = {
      role: 'agent',
      text,
      sources,
      receipt: receipt({ ...reserved, rule: ruleOf(catalogue) }, usage, inputBound, whole),
      ...extras,
      ...(cards && { cards: cards.map((card) => withListedAddresses(card, live.agent.widgetOptions)) }),
      ...(isKnownForm && { form }),
    }
    return { message, wantsPerson, hold, firstTokenAt }
  } catch (error) {
    book.release(hold)
    throw error
  }
}

/** Names on every receipt how it was priced. */
const ruleOf = ({ version }: Catalogue) => `catalogue-${version}`

/** A cost above what was held is ours to bear: the owner was promised the bound. */
function receipt(
  { hold, model, price, rule }: Reserved & { rule: string },
  usage: { inputTokens: number; outputTokens: number },
  inputBound: number,
  text: string,
): Receipt {
  // Some compatible servers report no usage; a quarter of the characters is the customary estimate.
  const inputTokens = usage.inputTokens || Math.ceil(inputBound / 2)
  const outputTokens = usage.outputTokens || Math.ceil(text.length / 4)
  const amount = Math.min(hold.amount, priceUsage(price, inputTokens, outputTokens))
  return { lease: hold.lease, amount, model, inputTokens, outputTokens, rule }
}
