import { cutText } from '../../../kernel/texts/cutText.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { audioLength } from './audioLength.ts'
import type { ChannelAdapter, Recipient } from '../../../kernel/channels/ChannelAdapter.ts'
import type { Incoming, IncomingFile } from '../../../kernel/channels/Thread.ts'

const maxBytes = 5_000_000
/** The limit for recordings of unknown length: about two minutes of music, many more of speech. */
const maxUnmeasuredBytes = 2_000_000
const maxSeconds = 120
const maxVoices = 2
const maxWaitMs = 30_000
const maxCharacters = 8_000

/**
 * A message with the text of its voice notes. `seconds`: the length of the transcribed audio, as the vendor
 * counts it.
 */
export type Transcribed = Incoming & { isSpoken?: true; seconds: number }

export interface VoiceSource {
  adapter: ChannelAdapter
  recipient: Recipient
}

/** Returns the longest audio of a question's voice notes, for the limit of their cost. */
export function maxVoiceSeconds({ files }: Pick<Incoming, 'files'>): number {
  return maxSeconds * Math.min(maxVoices, files.filter(isVoice).length)
}

/** Returns whether a file is a recording, by its type or the ending of its name. */
export function isVoice({ name, type = '' }: Pick<IncomingFile, 'name' | 'type'>): boolean {
  return /^audio\//i.test(type) || /\.(ogg|oga|opus|mp3|m4a|wav|webm)$/i.test(name)
}

/**
 * Replaces voice notes by their text. A note that is too long or without words stays a file, which the agent
 * cannot read.
 */
export async function transcribeVoiceNotes(
  { transcribe }: Pick<Ports, 'transcribe'>,
  question: Incoming,
  { adapter, recipient }: VoiceSource,
): Promise<Transcribed> {
  const voices = question.files.filter(isVoice).slice(0, maxVoices)
  if (!transcribe || voices.length === 0) return { ...question, seconds: 0 }
  let seconds = 0
  const texts = new Map<IncomingFile, string>()
  for (const voice of voices) {
    if (voice.bytes > maxBytes || (voice.seconds ?? 0) > maxSeconds) continue
    const content = await adapter.readFile?.(recipient, voice.id, maxBytes)
    const words = content && isShort(content, voice) && (await wordsOf(transcribe, voice, content))
    if (!words) continue
    texts.set(voice, words)
    seconds += Math.max(1, secondsOf(content, voice))
  }
  if (texts.size === 0) return { ...question, seconds }
  const text = [question.text, ...texts.values()].filter(Boolean).join('\n')
  const files = question.files.filter((file) => !texts.has(file))
  return { ...question, text: cutText(text, maxCharacters), files, isSpoken: true, seconds }
}

/** Returns the longer of the vendor's and the recording's own length. */
function secondsOf(content: Buffer, { seconds }: IncomingFile): number {
  return Math.max(audioLength(content) ?? 0, seconds ?? 0)
}

function isShort(content: Buffer, voice: IncomingFile): boolean {
  const seconds = secondsOf(content, voice)
  return seconds > 0 ? seconds <= maxSeconds : content.length <= maxUnmeasuredBytes
}

/**
 * Returns the text of a recording; empty when there are no words or the vendor is unavailable, and the
 * person is asked to write.
 */
async function wordsOf(
  transcribe: NonNullable<Ports['transcribe']>,
  { name, type }: IncomingFile,
  content: Buffer,
): Promise<string> {
  try {
    const words = await transcribe({ name, type: type ?? '', content }, AbortSignal.timeout(maxWaitMs))
    return words.trim()
  } catch {
    return ''
  }
}
