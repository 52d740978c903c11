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
  /** The words that the visitor reads. */
  text: string
  extras: ShownExtras
  /** All that the model wrote. */
  whole: string
  usage: { inputTokens: number; cachedTokens: number; outputTokens: number }
  firstTokenAt: number
  /** The way on that the model has taken, and marks of ways that it was not offered. */
  move: OfferedMove | undefined
  unknownMarks: string[]
  toolCalls: ToolCall[]
}

/** `choices`: what a project offers to answer. */
export type ShownExtras = Extras & { choices?: ProjectChoice[] }

interface Reading {
  mostMs: number
  /** How long it may take to the first word. */
  firstMs?: number
  /** What the whole answer may take, without what was said of it before. */
  mostBytes?: number
  moves?: readonly OfferedMove[]
  /** The model moves by calling `moveTool` in place of writing a mark. */
  isByTool?: boolean
  onText: (text: string) => void
}

/** A model that has said nothing in time. */
export class ModelSlow extends AppError {
  constructor() {
    super('unavailable', 'modelUnreachable')
  }
}

/**
 * Asks a model and hands its words on as they come. An answer ends where a message is full, where the time is
 * over, and where the model moves on to a step that another call answers: what was written until then stays,
 * and is paid, since the visitor has read it.
 */
export async function readAnswer(
  { languageModel, now }: Pick<Ports, 'languageModel' | 'now'>,
  request: Omit<ModelRequest, 'signal'>,
  { mostMs, firstMs = mostMs, mostBytes = maxAnswerBytes, moves = [], isByTool = false, onText }: Reading,
): Promise<ModelAnswer> {
  // One signal for both reasons: those that are made of others are dear for every answer.
  const stop = new AbortController()
  let isLate = false
  const giveUp = () => {
    isLate = answer.firstTokenAt === 0
    stop.abort()
  }
  const startedAt = now()
  let timer = setTimeout(giveUp, Math.min(firstMs, mostMs))
  const reader = new ExtrasReader()
  const answer = emptyAnswer()
  let text = ''
  let bytesLeft = mostBytes
  let move: OfferedMove | undefined
  let choices: ProjectChoice[] = []
  const takeMark = (mark: string) => {
    const offered = moves.find((candidate) => candidate.mark === mark)
    if (!offered) answer.unknownMarks.push(mark)
    else move ??= offered
  }
  const marks = new MarkReader(takeMark)
  const show = (words: string) => {
    const said = text === '' ? words.trimStart() : words
    const fitting = cutToBytes(said, bytesLeft)
    bytesLeft -= Buffer.byteLength(fitting, 'utf8')
    text += fitting
    if (fitting) onText(fitting)
    if (fitting.length < said.length) stop.abort()
  }
  // What is written after a move that another call answers is not meant for the visitor.
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
        timer = setTimeout(giveUp, mostMs - (answer.firstTokenAt - startedAt))
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
