import { confirmTexts } from '../../../shared/chat/confirmTexts.ts'
import type { TraceStep } from '../../../shared/flow/trace.ts'
import { languageOf } from '../../../shared/texts/languages.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { cutToBytes, maxAnswerBytes } from '../conversations/messageBytes.ts'
import type { FlowTurn } from '../flow/walking/FlowTurn.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import { answerWithoutCredit } from './credit/answerWithoutCredit.ts'
import type { Generated } from './Generated.ts'
import type { TurnRequest } from './TurnRequest.ts'

type Clock = Pick<Ports, 'now'>
type ShowText = (text: string) => void

/**
 * Returns the answer to a tap on a button of a question that is no longer open; undefined for any other
 * message. A call that waits for confirmation still waits.
 */
export async function outdatedAnswer(
  { now }: Clock,
  { isOutdated, pending, visitor, counted }: TurnRequest,
  onText: ShowText,
): Promise<Generated | undefined> {
  if (!isOutdated) return undefined
  await counted
  const text = confirmTexts[languageOf(visitor.language)].closed
  onText(text)
  const message = { role: 'agent' as const, text }
  return { ...freeAnswer(), message, ...(pending && { pending }), firstTokenAt: now() }
}

/** Returns the answer of the pair that matches the question; undefined when none does. */
export async function pairedAnswer(
  { now }: Clock,
  { index }: ServedAgent,
  { pending, question, counted }: TurnRequest,
  onText: ShowText,
): Promise<Generated | undefined> {
  const pair = pending ? undefined : index?.pair(question.text)
  if (!pair) return undefined
  await counted
  onText(pair.answer)
  const message = { role: 'agent' as const, text: pair.answer, pair: pair.id }
  return { ...freeAnswer(), message, firstTokenAt: now() }
}

/** Returns the fixed text of the flow's step with what follows it; undefined when a model must answer. */
export async function fixedAnswer(
  { now }: Clock,
  { pending, counted }: TurnRequest,
  { flow, steps }: { flow: FlowTurn | undefined; steps: TraceStep[] },
  onText: ShowText,
): Promise<Generated | undefined> {
  const fixed = pending ? undefined : flow?.takeFixed()
  if (!flow || fixed === undefined) return undefined
  await counted
  const text = cutToBytes([fixed, ...flow.settle()].join('\n\n'), maxAnswerBytes)
  onText(text)
  const message = { role: 'agent' as const, text, path: flow.path }
  const walked = { flow: flow.state(), trace: { ...flow.trace(), steps } }
  return { ...freeAnswer(), message, ...walked, firstTokenAt: now() }
}

/** Returns the offer of an agent that has no credit. Throws AppError 'out-of-credits' when it offers nothing. */
export function offeredAnswer(
  { now }: Clock,
  { agent }: ServedAgent,
  { history }: TurnRequest,
  onText: ShowText,
): Generated {
  const offered = answerWithoutCredit(agent, history)
  if (!offered) throw new AppError('out-of-credits')
  onText(offered.message.text)
  return { ...freeAnswer(), ...offered, firstTokenAt: now() }
}

function freeAnswer(): Omit<Generated, 'message' | 'firstTokenAt'> {
  return { sources: [], passages: new Map(), wantsPerson: false, hold: undefined }
}
