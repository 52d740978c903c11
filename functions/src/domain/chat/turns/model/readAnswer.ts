import { cutToBytes, maxAnswerBytes } from '../../conversations/messageBytes.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { MarkReader } from '../../flow/walking/MarkReader.ts'
import { markOfCall, moveTool } from '../../flow/walking/moveTool.ts'
import { modelFailure } from '../../modelKeys/ModelKeyRefused.ts'
import type { ModelRequest, Ports, ToolCall } from '../../../kernel/ports/ports.ts'
import type { ProjectChoice } from '../../../../shared/models/projectChoice.ts'
import type { OfferedMove } from '../../../../shared/flow/trace.ts'
import { ExtrasReader, type Extras } from './answerExtras.ts'

export interface ModelAnswer {
  /** The text that the visitor reads. */
  text: string
  extras: ShownExtras
  /** Everything that the model wrote. */
  whole: string
  usage: { inputTokens: number; cachedTokens: number; outputTokens: number }
  firstTokenAt: number
  /** The move that the model made, and marks that it was not offered. */
  move: OfferedMove | undefined
  unknownMarks: string[]
  toolCalls: ToolCall[]
}

/** `choices`: the answers that a project offers. */
export type ShownExtras = Extras & { choices?: ProjectChoice[] }

interface Reading {
  maxMs: number
  /** The time limit for the first word. */
  firstMs?: number
  /** The limit of the whole answer, without earlier text of the turn. */
  maxBytes?: number
  moves?: readonly OfferedMove[]
  /** The model moves by calling `moveTool` instead of writing a mark. */
  isByTool?: boolean
  onText: (text: string) => void
}

/** A model that has written nothing in time. */
export class ModelSlow extends AppError {
  constructor() {
    super('unavailable', 'modelUnreachable')
  }
}

/**
 * Calls a model and passes its text on as it comes. An answer ends when a message is full, when the time is
 * over, and when the model moves to a step with a separate call. The text until then stays, and is paid,
 * because the visitor has read it.
 */
export async function readAnswer(
  { languageModel, now }: Pick<Ports, 'languageModel' | 'now'>,
  request: Omit<ModelRequest, 'signal'>,
  { maxMs, firstMs = maxMs, maxBytes = maxAnswerBytes, moves = [], isByTool = false, onText }: Reading,
): Promise<ModelAnswer> {
  // One signal for both reasons: combined signals are expensive for every answer.
  const stop = new AbortController()
  let isLate = false
  const giveUp = () => {
    isLate = answer.firstTokenAt === 0
    stop.abort()
  }
  const startedAt = now()
  let timer = setTimeout(giveUp, Math.min(firstMs, maxMs))
  const reader = new ExtrasReader()
  const answer = emptyAnswer()
  let text = ''
  let bytesLeft = maxBytes
  let move: OfferedMove | undefined
  let choices: ProjectChoice[] = []
  const takeMark = (mark: string) => {
    const offered = moves.find((candidate) => candidate.mark === mark)
    if (!offered) answer.unknownMarks.push(mark)
    else move ??= offered
  }
  const marks = new MarkReader(takeMark)
  const show = (words: string) => {
    const shown = text === '' ? words.trimStart() : words
    const fitting = cutToBytes(shown, bytesLeft)
    bytesLeft -= Buffer.byteLength(fitting, 'utf8')
    text += fitting
    if (fitting) onText(fitting)
    if (fitting.length < shown.length) stop.abort()
  }
  // Text after a move to a separate call is not for the visitor.
  const isLeft = () => move !== undefined && !move.isInlined
  try {
    for await (const part of languageModel.stream({ ...request, signal: stop.signal })) {
      if (part.type === 'usage') {
        answer.usage = { cachedTokens: 0, ...part }
        continue
      }
      if (part.type === 'choices') {
        choices = part.choices
        continue
      }
      if (answer.firstTokenAt === 0) {
        answer.firstTokenAt = now()
        clearTimeout(timer)
        timer = setTimeout(giveUp, maxMs - (answer.firstTokenAt - startedAt))
      }
      if (part.type === 'toolCall') {
        if (isByTool && part.call.name === moveTool.name) takeMark(markOfCall(part.call.arguments))
        else answer.toolCalls.push(part.call)
        continue
      }
      answer.whole += part.text
      const wasLeft = isLeft()
      const words = reader.read(part.text)
      if (wasLeft && words.trim()) break
      const shown = moves.length > 0 ? marks.read(words) : words
      if (!isLeft()) show(shown)
      if (stop.signal.aborted || answer.whole.length > 2 * maxAnswerBytes) break
    }
  } catch (error) {
    if (isLate) throw new ModelSlow()
    if (!stop.signal.aborted || !text.trim()) throw modelFailure(error)
  } finally {
    clearTimeout(timer)
  }
  if (isLate) throw new ModelSlow()
  const rest = reader.end()
  const words = moves.length > 0 ? marks.read(rest.text) + marks.end() : rest.text
  if (!isLeft()) show(words.trimEnd())
  const extras = { ...rest.extras, ...(choices.length > 0 && { choices }) }
  return { ...answer, text, move, extras }
}

type Written = Omit<ModelAnswer, 'text' | 'extras' | 'move'>

function emptyAnswer(): Written {
  const usage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
  return { whole: '', firstTokenAt: 0, usage, unknownMarks: [], toolCalls: [] }
}
