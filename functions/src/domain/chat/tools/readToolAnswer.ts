import { toolLimits, type Tool } from '../../../shared/tools/tools.ts'
import { redactValue } from './redact.ts'

/** What is kept of an answer is at most so many characters a value. */
const longestKept = 500
const cutNote = ' … (the rest was cut)'

export interface ToolAnswer {
  /** Without any secret; a value where it is JSON, else its text. */
  content: unknown
}

/** What a server has answered, without the secrets that it may have repeated. */
export function readToolAnswer(content: Buffer, redact: (text: string) => string): ToolAnswer {
  const text = content.toString('utf8').toWellFormed()
  try {
    const value: unknown = JSON.parse(text)
    // Written out again: a secret could be written in other letters within JSON.
    return { content: redactValue(value, redact) }
  } catch {
    return { content: redact(text) }
  }
}

/** The values that a tool keeps of an answer, by its paths; what is not there is left out. */
export function keptValues(keeps: Tool['keeps'], { content }: ToolAnswer): Record<string, string> {
  const kept = keeps.flatMap(({ key, path }): [string, string][] => {
    const value = valueAt(content, path)
    if (value === undefined || value === null) return []
    return [[key, textOf(value).slice(0, longestKept).toWellFormed()]]
  })
  return Object.fromEntries(kept)
}

/** What a model sees of a success: what is kept where the tool says so, else all of it, cut. */
export function wordsForModel(
  answer: ToolAnswer,
  keeps: Readonly<Tool['keeps']>,
  values: Record<string, string>,
): string {
  return cutBytes(
    keeps.length > 0 ? JSON.stringify(values) : textOf(answer.content) || '{}',
    toolLimits.answerBytes,
  )
}

/** The beginning of a text, of at most so many bytes, with a note where it was cut. */
export function cutBytes(text: string, most: number): string {
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length <= most) return text
  const room = most - Buffer.byteLength(cutNote)
  // A letter that was cut in two is no letter.
  return `${bytes
    .subarray(0, room)
    .toString('utf8')
    .replace(/\uFFFD+$/, '')}${cutNote}`
}

/** `order.items.0.name`: own values alone. */
function valueAt(content: unknown, path: string): unknown {
  let value = content
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Object.entries(value).find(([key]) => key === step)?.[1]
  }
  return value
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
