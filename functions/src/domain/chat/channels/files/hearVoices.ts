import { cutText } from '../../../kernel/texts/cutText.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { audioLength } from './audioLength.ts'
import type { ChannelAdapter, Recipient } from '../../../kernel/channels/ChannelAdapter.ts'
import type { Incoming, IncomingFile } from '../../../kernel/channels/Thread.ts'

const mostBytes = 5_000_000
/** Of recordings that do not say how long they are: some two minutes of music, many more of speech. */
const mostBytesUnmeasured = 2_000_000
const mostSeconds = 120
const mostVoices = 2
const mostWaitMs = 30_000
const mostCharacters = 8_000

/** What somebody has written or said. `seconds`: how long the vendor has listened, as it counts them. */
export type Heard = Incoming & { isSpoken?: true; seconds: number }

export interface VoiceSource {
  adapter: ChannelAdapter
  recipient: Recipient
}

/** Of a question's voice notes, for what they may cost at most. */
export function mostHeardSeconds({ files }: Pick<Incoming, 'files'>): number {
  return mostSeconds * Math.min(mostVoices, files.filter(isVoice).length)
}

export function isVoice({ name, type = '' }: Pick<IncomingFile, 'name' | 'type'>): boolean {
  return /^audio\//i.test(type) || /\.(ogg|oga|opus|mp3|m4a|wav|webm)$/i.test(name)
}

/**
 * Puts the words of what was recorded in the place of its file. What is too long, or says nothing, stays a
 * file that nobody can read.
 */
export async function hearVoices(
  { transcribe }: Pick<Ports, 'transcribe'>,
  question: Incoming,
  { adapter, recipient }: VoiceSource,
): Promise<Heard> {
  const voices = question.files.filter(isVoice).slice(0, mostVoices)
  if (!transcribe || voices.length === 0) return { ...question, seconds: 0 }
  let seconds = 0
  const heard = new Map<IncomingFile, string>()
  for (const voice of voices) {
    if (voice.bytes > mostBytes || (voice.seconds ?? 0) > mostSeconds) continue
    const content = await adapter.readFile?.(recipient, voice.id, mostBytes)
    const words = content && isShort(content, voice) && (await wordsOf(transcribe, voice, content))
    if (!words) continue
    heard.set(voice, words)
    seconds += Math.max(1, secondsOf(content, voice))
  }
  if (heard.size === 0) return { ...question, seconds }
  const text = [question.text, ...heard.values()].filter(Boolean).join('\n')
  const files = question.files.filter((file) => !heard.has(file))
  return { ...question, text: cutText(text, mostCharacters), files, isSpoken: true, seconds }
}

/** Of a vendor's and the recording's own word the longer one counts. */
function secondsOf(content: Buffer, { seconds }: IncomingFile): number {
  return Math.max(audioLength(content) ?? 0, seconds ?? 0)
}

function isShort(content: Buffer, voice: IncomingFile): boolean {
  const seconds = secondsOf(content, voice)
  return seconds > 0 ? seconds <= mostSeconds : content.length <= mostBytesUnmeasured
}

/** Empty where the vendor hears nothing, or is out of reach: whoever has spoken is asked to write. */
async function wordsOf(
  transcribe: NonNullable<Ports['transcribe']>,
  { name, type }: IncomingFile,
  content: Buffer,
): Promise<string> {
  try {
    const words = await transcribe({ name, type: type ?? '', content }, AbortSignal.timeout(mostWaitMs))
    return words.trim()
  } catch {
    return ''
  }
}
