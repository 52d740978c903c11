import { AppError } from '../AppError.ts'
import { cutToBytes, maxAnswerBytes } from '../conversations/messageBytes.ts'
import type { ModelRequest, Ports } from '../ports.ts'
import { ExtrasReader, type Extras } from './answerExtras.ts'

export interface ModelAnswer {
  /** The words that the visitor reads. */
  text: string
  extras: Extras
  /** All that the model wrote. */
  whole: string
  usage: { inputTokens: number; outputTokens: number }
  firstTokenAt: number
}

/**
 * Asks a model and hands its words on as they come. An answer ends where a message is full, and where the
 * time is over: what was written until then stays, and is paid, since the visitor has read it.
 */
export async function readAnswer(
  { languageModel, now }: Pick<Ports, 'languageModel' | 'now'>,
  request: Omit<ModelRequest, 'signal'>,
  mostMs: number,
  onText: (text: string) => void,
): Promise<ModelAnswer> {
  // One signal for both reasons: those that are made of others are dear for every answer.
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), mostMs)
  const reader = new ExtrasReader()
  const answer = { whole: '', firstTokenAt: 0, usage: { inputTokens: 0, outputTokens: 0 } }
  let text = ''
  let bytesLeft = maxAnswerBytes
  const show = (words: string) => {
    const fitting = cutToBytes(words, bytesLeft)
    bytesLeft -= Buffer.byteLength(fitting, 'utf8')
    text += fitting
    if (fitting) onText(fitting)
    if (fitting.length < words.length) stop.abort()
  }
  try {
    for await (const part of languageModel.stream({ ...request, signal: stop.signal })) {
      if (part.type === 'usage') {
        answer.usage = part
        continue
      }
      if (part.type === 'toolCall') continue
      answer.firstTokenAt ||= now()
      answer.whole += part.text
      show(reader.read(part.text))
      if (stop.signal.aborted || answer.whole.length > 2 * maxAnswerBytes) break
    }
  } catch (error) {
    if (!stop.signal.aborted || !text.trim()) throw error
  } finally {
    clearTimeout(timer)
  }
  const rest = reader.end()
  show(rest.text.trimEnd())
  if (!text.trim()) throw new AppError('unavailable', 'modelSilent')
  return { ...answer, text, extras: rest.extras }
}
