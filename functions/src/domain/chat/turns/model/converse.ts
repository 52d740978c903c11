import type { Message } from '../../../../shared/chat/conversation.ts'
import type { TraceStep } from '../../../../shared/flow/trace.ts'
import { brokenTexts } from '../../../../shared/channels/brokenTexts.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import type { PendingTool } from '../../../../shared/tools/toolRun.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { asAppError } from '../../../kernel/errors/asAppError.ts'
import { cutToBytes, maxAnswerBytes } from '../../conversations/messageBytes.ts'
import { maxTurnMs } from '../../../billing/credits/leases.ts'
import type { FlowTurn } from '../../flow/walking/FlowTurn.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { ToolRuns } from '../../tools/ToolRuns.ts'
import { findConfirmation, type Asking } from '../tools/findConfirmation.ts'
import type { Calls } from './Calls.ts'
import type { PlannedCall } from './PlannedCall.ts'
import { modelStep } from './modelStep.ts'
import type { KeyNotes } from './KeyNotes.ts'
import { callModels } from './callModels.ts'
import type { ModelAnswer, ShownExtras } from './readAnswer.ts'
import { addToolResults } from '../tools/addToolResults.ts'
import type { TurnSpending } from '../credit/TurnSpending.ts'
import type { ModelRoutes } from './ModelRoutes.ts'

/** The part of a turn's time that is kept for its commit. */
export const commitMs = 20_000
/** Calls after tools, and the others: the first, two more steps, and one that must answer. */
const maxCallsAfterTools = 4
const maxCalls = maxCallsAfterTools + 4

interface Conversing {
  first: PlannedCall
  calls: Calls
  spending: TurnSpending
  ways: ModelRoutes
  notes: KeyNotes
  runs: ToolRuns
  flow: FlowTurn | undefined
  /** Receives the steps of the turn. */
  steps: TraceStep[]
  asking: Asking
  onText: (text: string) => void
}

/** The models' answer of a turn. */
export interface ConversedAnswer {
  text: string
  extras: ShownExtras
  firstTokenAt: number
  /** A call that waits for the visitor's confirmation, and the replies that they can tap. */
  pending?: PendingTool
  replies?: Message['replies']
}

/**
 * Calls models until there is an answer, usually once. Another call follows after tools, after a move to a
 * step with a separate call, and after an answer of unknown marks only.
 */
export async function converse(
  ports: Pick<Ports, 'languageModel' | 'now'>,
  conversing: Conversing,
): Promise<ConversedAnswer> {
  const { first, spending, flow, steps, onText } = conversing
  const until = ports.now() + maxTurnMs - commitMs
  const spoken: ConversedAnswer = { text: '', extras: {}, firstTokenAt: 0 }
  const onWords = (words: string) => {
    spoken.firstTokenAt ||= ports.now()
    spoken.text += words
    onText(words)
  }
  const apart = (words: string) => (spoken.text.trim() ? `\n\n${words}` : words)
  const onSeparated = (words: string) => onWords(apart(words))
  const bytesLeft = () => Math.max(0, maxAnswerBytes - Buffer.byteLength(spoken.text, 'utf8'))
  const onFixedText = (words: string) => onWords(cutToBytes(apart(words), bytesLeft()))
  let call: PlannedCall | undefined = first
  let isUnpaid = false
  let isOwed = false
  // A change, or text that was read and must be paid, must not be lost with the rest of the answer.
  const unlessOwed = (error: unknown): undefined => {
    if (!conversing.runs.hasChanged && !isOwed) throw error
    // A vendor that does not respond is not our fault.
    if (asAppError(error).code === 'internal')
      console.error('A turn ended early', { name: error instanceof Error ? error.name : '' })
    return undefined
  }
  const next = (after: After): Promise<PlannedCall | undefined> =>
    nextCall(conversing, after).catch(unlessOwed)
  for (let count = 1; call; count++) {
    const node = flow?.nodeId ?? ''
    const answered = await callModels(ports, {
      ...conversing,
      call,
      node,
      maxMs: until - ports.now(),
      maxBytes: bytesLeft(),
      hasSpoken: spoken.text !== '',
      onText: separateWords(onWords, spoken.text !== ''),
    }).catch(unlessOwed)
    isUnpaid = answered === 'noCredit'
    if (answered === undefined || answered === 'noCredit') break
    const { answer, way, startedAt } = answered
    const { model } = way
    const paid = { model, inputBound: call.inputBound, isOwnKey: way.key !== undefined }
    const cost = spending.add(paid, answer)
    isOwed ||= spoken.text !== ''
    steps.push(modelStep({ node, call, model, answer, cost, startedAt, endedAt: ports.now() }))
    Object.assign(spoken.extras, answer.extras)
    call = await next({ call, answer, count, spoken, onSeparated, onFixedText })
  }
  if (flow && !spoken.pending) for (const words of flow.settle()) onFixedText(words)
  if (!spoken.text.trim()) passOnRest(conversing, spoken, isUnpaid, onWords)
  return spoken
}

/**
 * Ends a turn in words: that something was done, or that a person is asked for. Throws otherwise, with
 * AppError 'out-of-credits' when a call was left out for that.
 */
function passOnRest(
  { runs, asking }: Conversing,
  spoken: ConversedAnswer,
  isUnpaid: boolean,
  onWords: (words: string) => void,
): void {
  const texts = brokenTexts[languageOf(asking.language)]
  if (runs.hasChanged) {
    spoken.extras.handoff = true
    onWords(runs.isDone ? texts.afterDone : texts.afterChange)
  } else if (spoken.extras.handoff || runs.wantsPerson) onWords(texts.handoff)
  else if (isUnpaid) throw new AppError('out-of-credits')
  else throw new AppError('unavailable', 'modelSilent')
}

interface After {
  call: PlannedCall
  answer: ModelAnswer
  /** The number of calls so far. */
  count: number
  spoken: ConversedAnswer
  onSeparated: (words: string) => void
  /** Shows a fixed text, up to the limit of an answer. */
  onFixedText: (words: string) => void
}

/** Returns the call after an answer, if there is one. */
async function nextCall(
  { calls, flow, runs, steps, asking }: Conversing,
  { call, answer, count, spoken, onSeparated, onFixedText }: After,
): Promise<PlannedCall | undefined> {
  const { extras, toolCalls } = answer
  const node = flow?.nodeId ?? ''
  for (const mark of answer.unknownMarks) steps.push({ step: 'unknownMark', node, mark })
  flow?.collect(extras.fields ?? {})
  const hasSpoken = answer.text.trim() !== ''
  let ruled = toolCalls.length > 0 ? undefined : flow?.follow(answer.move, hasSpoken)
  const isMoved = !ruled && answer.move !== undefined && flow?.take(answer.move, extras.fields) === true
  const move = isMoved ? answer.move : undefined
  // A step that the model has chosen may ask for what was told with it.
  if (isMoved && toolCalls.length === 0) ruled = flow?.follow(undefined, hasSpoken)
  if (toolCalls.length > 0 && call.tools.length > 0) {
    const confirmation = findConfirmation(toolCalls, call.tools, asking)
    if (confirmation) {
      const { toolId, name, arguments: given } = confirmation.pending
      steps.push({
        step: 'tool',
        node,
        toolId,
        name,
        arguments: given,
        answer: '',
        ended: 'waits',
        totalMs: 0,
      })
      // It comes last, so that a yes is for nothing else.
      for (const words of flow?.settle() ?? []) onFixedText(words)
      onSeparated(confirmation.text)
      Object.assign(spoken, { pending: confirmation.pending, replies: confirmation.replies })
      return undefined
    }
    const ran = await runs.run(toolCalls, call.tools)
    calls.add(...addToolResults({ text: answer.text, ran, flow, steps }))
    flow?.leaveFailed()
    return calls.next(count >= maxCallsAfterTools)
  }
  if (count >= maxCalls || call.isLast || ruled === 'settle') return undefined
  if (ruled === 'call') return calls.nextAfterMove()
  if (!move || !flow) return spoken.text.trim() ? undefined : calls.next(true)
  if (hasSpoken && move.isInlined) return undefined
  const fixed = flow.takeFixed()
  if (fixed === undefined) return calls.nextAfterMove()
  onFixedText(fixed)
  return undefined
}

/** Starts a new paragraph when something was shown before. */
function separateWords(onWords: (words: string) => void, isMore: boolean): (words: string) => void {
  let isBegun = !isMore
  return (words) => {
    onWords(isBegun ? words : `\n\n${words}`)
    isBegun = true
  }
}
