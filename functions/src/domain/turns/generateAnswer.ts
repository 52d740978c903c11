import type { Message, Passage } from '../../shared/conversation.ts'
import type { FlowState } from '../../shared/flow/flowState.ts'
import type { FlowTrace } from '../../shared/flow/trace.ts'
import type { Region } from '../../shared/regions.ts'
import type { Source } from '../../shared/widgetApi.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'
import { AppError } from '../AppError.ts'
import { cite } from '../conversations/passages.ts'
import type { CreditHold } from '../credits/LeaseBook.ts'
import { answerWithoutCredit } from './answerWithoutCredit.ts'
import { Calls } from './Calls.ts'
import { beginFlow } from './beginFlow.ts'
import { converse } from './converse.ts'
import { reserveCounted } from './reserveCredit.ts'
import { mayHandOff, shownExtras } from './shownExtras.ts'
import type { TurnNeeds } from './Turns.ts'
import { TurnSpending } from './TurnSpending.ts'

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
  trace?: FlowTrace
  firstTokenAt: number
}

type GenerateNeeds = Pick<TurnNeeds, 'ports' | 'books'>

export interface Asked {
  region: Region
  history: Message[]
  question: Message
  /** Where the conversation is in the agent's flow. */
  flow: FlowState | null
  /** Fails when the month has no message left for it. */
  counted: Promise<unknown>
}

/**
 * The answer to a question: a corrected pair's when there is one that fits, a fixed text of the flow, else
 * the model's. Credit for the dearest possible answer is reserved before a model is asked; whatever fails
 * afterwards gives it back. Nothing is answered before the question is counted.
 */
export async function generateAnswer(
  { ports, books }: GenerateNeeds,
  live: LiveAgent,
  asked: Asked,
  onText: (text: string) => void,
): Promise<Generated> {
  const { region, history, question, counted } = asked
  const free = { sources: [], passages: new Map(), wantsPerson: false, hold: undefined }
  const pair = live.index?.pair(question.text)
  if (pair) {
    await counted
    onText(pair.answer)
    const message = { role: 'agent' as const, text: pair.answer, pair: pair.id }
    return { ...free, message, firstTokenAt: ports.now() }
  }
  const flow = beginFlow(live, asked)
  const fixed = flow?.takeFixed()
  if (flow && fixed !== undefined) {
    await counted
    const text = [fixed, ...flow.settle()].join('\n\n')
    onText(text)
    const message = { role: 'agent' as const, text, path: flow.path }
    return { ...free, message, flow: flow.state(), trace: flow.trace(), firstTokenAt: ports.now() }
  }
  const calls = new Calls(ports, live, asked, flow)
  const first = await calls.next()
  const book = books.of({ region, wallet: live.wallet })
  const reserved = await reserveCounted(book, live, { at: ports.now(), counted, ...first })
  if (!reserved) {
    const offered = answerWithoutCredit(live.agent, history)
    if (!offered) throw new AppError('out-of-credits')
    onText(offered.message.text)
    return { ...free, ...offered, firstTokenAt: ports.now() }
  }
  const spending = new TurnSpending(book, reserved)
  try {
    const said = await converse(ports, { first, calls, spending, flow, onText })
    const wantsPerson = said.extras.handoff === true && mayHandOff(live)
    const { sources, isUnknown } = calls.known
    // An answer that only hands over rests on nothing, and whoever asks for a person has not asked in vain.
    const isUnanswered = said.extras.unanswered === true || (isUnknown && !wantsPerson)
    const cited = cite(wantsPerson ? [] : sources)
    const message: Generated['message'] = {
      role: 'agent',
      text: said.text,
      sources: cited.sources,
      ...(isUnanswered && { unanswered: true }),
      receipt: spending.receipt(),
      ...(flow && { path: flow.path }),
      ...shownExtras(live, said.extras),
    }
    const { passages } = cited
    const { firstTokenAt } = said
    const walked = flow && { flow: flow.state(), trace: flow.trace() }
    return { message, sources, passages, wantsPerson, hold: spending.hold, ...walked, firstTokenAt }
  } catch (error) {
    book.release(spending.hold)
    throw error
  }
}
