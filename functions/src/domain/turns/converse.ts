import { AppError } from '../AppError.ts'
import { maxAnswerBytes } from '../conversations/messageBytes.ts'
import { longestTurnMs } from '../credits/LeaseBook.ts'
import type { FlowTurn } from '../flow/FlowTurn.ts'
import type { Ports } from '../ports.ts'
import type { Extras } from './answerExtras.ts'
import type { Calls, PlannedCall } from './Calls.ts'
import { readAnswer, type ModelAnswer } from './readAnswer.ts'
import type { CallCost, TurnSpending } from './TurnSpending.ts'

/** What is left of a turn's time for its commit. */
const commitMs = 20_000
const mostCalls = 4

interface Conversing {
  first: PlannedCall
  calls: Calls
  spending: TurnSpending
  flow: FlowTurn | undefined
  onText: (text: string) => void
}

interface SaidAnswer {
  text: string
  extras: Extras
  firstTokenAt: number
}

/**
 * Asks models until there is an answer: mostly once; again where the flow moves to a step that another call
 * answers, and where a model has written nothing but marks that it was not offered.
 */
export async function converse(
  ports: Pick<Ports, 'languageModel' | 'now'>,
  { first, calls, spending, flow, onText }: Conversing,
): Promise<SaidAnswer> {
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
    const mostBytes = maxAnswerBytes - Buffer.byteLength(said.text, 'utf8')
    const { moves } = call
    const answer = await readAnswer(ports, request, {
      mostMs: until - startedAt,
      mostBytes,
      moves,
      onText: separated(say, said.text !== ''),
    })
    const cost = spending.add({ model, inputBound: call.inputBound }, answer)
    flow?.note(modelStep({ flow, call, model, answer, cost, startedAt, endedAt: ports.now() }))
    Object.assign(said.extras, answer.extras)
    call = flow && count < mostCalls ? await nextCall({ flow, calls, answer, said, sayApart }) : undefined
  }
  if (flow) for (const words of flow.settle()) sayApart(words)
  if (!said.text.trim()) throw new AppError('unavailable', 'modelSilent')
  return said
}

interface After {
  flow: FlowTurn
  calls: Calls
  answer: ModelAnswer
  said: SaidAnswer
  sayApart: (words: string) => void
}

/** What is asked after an answer, if anything. */
async function nextCall({ flow, calls, answer, said, sayApart }: After): Promise<PlannedCall | undefined> {
  const { move, extras } = answer
  for (const mark of answer.unknownMarks) flow.note({ step: 'unknownMark', node: flow.nodeId, mark })
  if (!move) {
    flow.collect(extras.fields ?? {})
    return said.text.trim() ? undefined : calls.next(true)
  }
  flow.take(move)
  flow.collect(extras.fields ?? {})
  if (answer.text.trim() && move.isInlined) return undefined
  const fixed = flow.takeFixed()
  if (fixed === undefined) return calls.next()
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

interface Made {
  flow: FlowTurn
  call: PlannedCall
  model: string
  answer: ModelAnswer
  cost: CallCost
  startedAt: number
  endedAt: number
}

function modelStep({ flow, call, model, answer, cost, startedAt, endedAt }: Made) {
  return {
    step: 'model' as const,
    node: flow.nodeId,
    model,
    instructions: call.prompt.instructions,
    moves: call.moves,
    ...cost,
    firstTokenMs: Math.max(0, answer.firstTokenAt - startedAt),
    totalMs: endedAt - startedAt,
  }
}
