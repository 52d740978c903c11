import { cutToBytes, maxAnswerBytes } from '../../conversations/messageBytes.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { MarkReader } from '../../flow/walking/MarkReader.ts'
import { markOfCall, moveTool } from '../../flow/walking/moveTool.ts'
import { modelFailure } from '../../modelKeys/ModelKeyRefused.ts'
import type { ModelPart, ModelRequest, Ports, ToolCall } from '../../../kernel/ports/ports.ts'
import type { ProjectChoice } from '../../../../shared/models/projectChoice.ts'
import type { OfferedMove } from '../../../../shared/flow/trace.ts'
import { ExtrasReader, type Extras } from './answerExtras.ts'

export interface ModelAnswer {
  /** The text that the visitor reads. */
  text: string
  extras: ShownExtras
  /** Everything that the model wrote. */
  written: string
  usage: { inputTokens: number; cachedTokens: number; outputTokens: number }
  firstTokenAt: number
  /** The move that the model made, and marks that it was not offered. */
  move: OfferedMove | undefined
  unknownMarks: string[]
  toolCalls: ToolCall[]
}

/** `choices`: the answers that a project offers. */
export type ShownExtras = Extras & { choices?: ProjectChoice[] }

interface Reading extends AnswerReading {
  maxMs: number
  /** The time limit for the first word. */
  firstMs?: number
}

interface AnswerReading {
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
  { maxMs, firstMs = maxMs, ...reading }: Reading,
): Promise<ModelAnswer> {
  // One signal for both reasons: combined signals are expensive for every answer.
  const stop = new AbortController()
  const answer = new AnswerParts(reading, stop)
  let isLate = false
  const giveUp = () => {
    isLate = answer.firstTokenAt === 0
    stop.abort()
  }
  const startedAt = now()
  let timer = setTimeout(giveUp, Math.min(firstMs, maxMs))
  try {
    for await (const part of languageModel.stream({ ...request, signal: stop.signal })) {
      if (part.type === 'usage' || part.type === 'choices') {
        answer.addResult(part)
        continue
      }
      if (answer.firstTokenAt === 0) {
        answer.firstTokenAt = now()
        clearTimeout(timer)
        timer = setTimeout(giveUp, maxMs - (answer.firstTokenAt - startedAt))
      }
      if (part.type === 'toolCall') answer.addToolCall(part.call)
      else if (!answer.addText(part.text)) break
    }
  } catch (error) {
    if (isLate) throw new ModelSlow()
    if (!stop.signal.aborted || !answer.hasText) throw modelFailure(error)
  } finally {
    clearTimeout(timer)
  }
  if (isLate) throw new ModelSlow()
  return answer.end()
}

type Part<Type extends ModelPart['type']> = Extract<ModelPart, { type: Type }>

/** Collects the parts of one answer, and passes on what the visitor reads. */
class AnswerParts {
  firstTokenAt = 0
  private text = ''
  private written = ''
  private bytesLeft: number
  private usage: ModelAnswer['usage'] = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
  private choices: ProjectChoice[] = []
  private move: OfferedMove | undefined
  private readonly unknownMarks: string[] = []
  private readonly toolCalls: ToolCall[] = []
  private readonly extras = new ExtrasReader()
  private readonly marks = new MarkReader((mark) => this.takeMark(mark))
  private readonly reading: AnswerReading
  private readonly stop: AbortController

  constructor(reading: AnswerReading, stop: AbortController) {
    this.reading = reading
    this.stop = stop
    this.bytesLeft = reading.maxBytes ?? maxAnswerBytes
  }

  get hasText(): boolean {
    return this.text.trim() !== ''
  }

  /** Adds a part that is no beginning of the answer. */
  addResult(part: Part<'usage'> | Part<'choices'>): void {
    if (part.type === 'usage') this.usage = { cachedTokens: 0, ...part }
    else this.choices = part.choices
  }

  addToolCall(call: ToolCall): void {
    if (this.reading.isByTool && call.name === moveTool.name) this.takeMark(markOfCall(call.arguments))
    else this.toolCalls.push(call)
  }

  /** Adds text that the model wrote; returns whether the answer continues. */
  addText(text: string): boolean {
    this.written += text
    const wasLeft = this.isLeft
    const words = this.extras.read(text)
    if (wasLeft && words.trim()) return false
    const shown = this.hasMoves ? this.marks.read(words) : words
    if (!this.isLeft) this.show(shown)
    return !this.stop.signal.aborted && this.written.length <= 2 * maxAnswerBytes
  }

  /** Returns the answer after the last part. */
  end(): ModelAnswer {
    const rest = this.extras.end()
    const words = this.hasMoves ? this.marks.read(rest.text) + this.marks.end() : rest.text
    if (!this.isLeft) this.show(words.trimEnd())
    const { text, written, usage, firstTokenAt, move, unknownMarks, toolCalls, choices } = this
    const extras = { ...rest.extras, ...(choices.length > 0 && { choices }) }
    return { text, written, usage, firstTokenAt, move, unknownMarks, toolCalls, extras }
  }

  private get hasMoves(): boolean {
    return (this.reading.moves ?? []).length > 0
  }

  /** Text after a move to a separate call is not for the visitor. */
  private get isLeft(): boolean {
    return this.move !== undefined && !this.move.isInlined
  }

  private takeMark(mark: string): void {
    const offered = this.reading.moves?.find((candidate) => candidate.mark === mark)
    if (!offered) this.unknownMarks.push(mark)
    else this.move ??= offered
  }

  private show(words: string): void {
    const shown = this.text === '' ? words.trimStart() : words
    const fitting = cutToBytes(shown, this.bytesLeft)
    this.bytesLeft -= Buffer.byteLength(fitting, 'utf8')
    this.text += fitting
    if (fitting) this.reading.onText(fitting)
    if (fitting.length < shown.length) this.stop.abort()
  }
}
