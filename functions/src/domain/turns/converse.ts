import type { Message } from '../../shared/conversation.ts'
import type { TraceStep } from '../../shared/flow/trace.ts'
import { brokenTexts } from '../../shared/brokenTexts.ts'
import { languageOf } from '../../shared/languages.ts'
import type { PendingTool } from '../../shared/toolRun.ts'
import { AppError } from '../AppError.ts'
import { maxAnswerBytes } from '../conversations/messageBytes.ts'
import { longestTurnMs } from '../credits/LeaseBook.ts'
import type { FlowTurn } from '../flow/FlowTurn.ts'
import type { Ports } from '../ports.ts'
import type { ToolRuns } from '../tools/ToolRuns.ts'
import type { Extras } from './answerExtras.ts'
import { askToConfirm } from './askToConfirm.ts'
import type { Calls, PlannedCall } from './Calls.ts'
import { modelStep } from './modelStep.ts'
import { readAnswer, type ModelAnswer } from './readAnswer.ts'
import { takeRuns } from './takeRuns.ts'
import type { TurnSpending } from './TurnSpending.ts'

/** What is left of a turn's time for its commit. */
export const commitMs = 20_000
/** The rounds of tools, and calls besides: the first, two steps further, and one that must answer. */
const mostRounds = 4
const mostCalls = mostRounds + 4

interface Conversing {
  first: PlannedCall
  calls: Calls
  spending: TurnSpending
  runs: ToolRuns
  flow: FlowTurn | undefined
  /** What happens is added to it. */
  steps: TraceStep[]
  /** Names what waits for the visitor's word; he is asked in his language. */
  asking: { id: string; language: string }
  onText: (text: string) => void
}

interface SaidAnswer {
  text: string
  extras: Extras
  firstTokenAt: number
  /** A tool that waits for the visitor's word, and what he can answer by a tap. */
  pending?: PendingTool
  replies?: Message['replies']
}

/**
 * Asks models until there is an answer: mostly once; again where tools have run, where the flow moves to a
 * step that another call answers, and where a model has written nothing but marks that it was not offered.
 */
export async function converse(
  ports: Pick<Ports, 'languageModel' | 'now'>,
  conversing: Conversing,
): Promise<SaidAnswer> {
  const { first, calls, spending, flow, steps, onText } = conversing
  const until = ports.now() + longestTurnMs - commitMs
  const said: SaidAnswer = { text: '', extras: {}, firstTokenAt: 0 }
  const say = (words: string) => {
    said.firstTokenAt ||= ports.now()
    said.text += words
    onText(words)
  }
  const sayApart = (words: string) => say(said.text.trim() ? `\n\n${words}` : words)
  let call: PlannedCall | undefined = first
  for (let count = 1; call; count++) {
    const model = spending.modelFor(call.model)
    const maxOutputTokens = spending.affordable({ ...call, model })
    if (maxOutputTokens === undefined) break
    const startedAt = ports.now()
    const request = calls.request(call, model, spending.price(model), maxOutputTokens)
    const reading = {
      mostMs: until - startedAt,
      mostBytes: maxAnswerBytes - Buffer.byteLength(said.text, 'utf8'),
      moves: call.moves,
      onText: separated(say, said.text !== ''),
    }
    const answer = await readAnswer(ports, request, reading).catch((error: unknown) => {
      // What was done must not be lost with the words that were to tell of it.
      if (!conversing.runs.hasChanged) throw error
      return undefined
    })
    if (!answer) break
    const cost = spending.add({ model, inputBound: call.inputBound }, answer)
    const node = flow?.nodeId ?? ''
    steps.push(modelStep({ node, call, model, answer, cost, startedAt, endedAt: ports.now() }))
    Object.assign(said.extras, answer.extras)
    call = await nextCall(conversing, { call, answer, count, said, sayApart })
  }
  if (flow) for (const words of flow.settle()) sayApart(words)
  if (!said.text.trim()) sayWhatIsLeft(conversing, said, say)
  return said
}

/** A turn always ends in words: that something was done, or that a person is asked for. Fails without either. */
function sayWhatIsLeft({ runs, asking }: Conversing, said: SaidAnswer, say: (words: string) => void): void {
  const texts = brokenTexts[languageOf(asking.language)]
  if (runs.hasChanged) {
    said.extras.handoff = true
    say(texts.afterChange)
  } else if (said.extras.handoff) say(texts.handOver)
  else throw new AppError('unavailable', 'modelSilent')
}

interface After {
  call: PlannedCall
  answer: ModelAnswer
  /** How many calls were made by now. */
  count: number
  said: SaidAnswer
  sayApart: (words: string) => void
}

/** What is asked after an answer, if anything. */
async function nextCall(
  { calls, flow, runs, steps, asking }: Conversing,
  { call, answer, count, said, sayApart }: After,
): Promise<PlannedCall | undefined> {
  const { move, extras, toolCalls } = answer
  const node = flow?.nodeId ?? ''
  for (const mark of answer.unknownMarks) steps.push({ step: 'unknownMark', node, mark })
  if (move) flow?.take(move)
  flow?.collect(extras.fields ?? {})
  if (toolCalls.length > 0 && call.tools.length > 0) {
    const asked = askToConfirm(toolCalls, call.tools, asking)
    if (asked) {
      sayApart(asked.text)
      Object.assign(said, { pending: asked.pending, replies: asked.replies })
      return undefined
    }
    const ran = await runs.run(toolCalls, call.tools)
    calls.add(...takeRuns({ text: answer.text, ran, flow, steps }))
    return calls.next(count >= mostRounds)
  }
  if (count >= mostCalls || call.isLast) return undefined
  if (!move || !flow) return said.text.trim() ? undefined : calls.next(true)
  if (answer.text.trim() && move.isInlined) return undefined
  const fixed = flow.takeFixed()
  if (fixed === undefined) return calls.switched()
  sayApart(fixed)
  return undefined
}

/** Begins a paragraph of its own where something was said before. */
function separated(say: (words: string) => void, isMore: boolean): (words: string) => void {
  let isBegun = !isMore
  return (words) => {
    say(isBegun ? words : `\n\n${words}`)
    isBegun = true
  }
}
