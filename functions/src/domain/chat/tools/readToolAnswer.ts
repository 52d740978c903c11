import { toolLimits, type Tool } from '../../../shared/tools/tools.ts'
import { redactValue } from './redact.ts'

/** Characters of a stored value. */
const longestKept = 500
const cutNote = ' … (the rest was cut)'

export interface ToolAnswer {
  /** Without any secret; the value of JSON, else the text. */
  content: unknown
}

/** Parses a server's response, without secrets that it may have repeated. */
export function readToolAnswer(content: Buffer, redact: (text: string) => string): ToolAnswer {
  const text = content.toString('utf8').toWellFormed()
  try {
    const value: unknown = JSON.parse(text)
    // Parsed first, because a secret could have another spelling within JSON.
    return { content: redactValue(value, redact) }
  } catch {
    return { content: redact(text) }
  }
}

/** Returns the values that a tool keeps of an answer, by their paths; missing ones are left out. */
export function valuesOfAnswer(keeps: Tool['keeps'], { content }: ToolAnswer): Record<string, string> {
  const found = keeps.flatMap(({ key, path }): [string, string][] => {
    const value = valueAt(content, path)
    if (value === undefined || value === null) return []
    return [[key, textOf(value).slice(0, longestKept).toWellFormed()]]
  })
  return Object.fromEntries(found)
}

/**
 * Returns what a model sees of a success: the kept values if the tool has any, else the whole answer, cut.
 */
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

/** Returns the beginning of a text of at most `most` bytes, with a note if it was cut. */
export function cutBytes(text: string, most: number): string {
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length <= most) return text
  const room = most - Buffer.byteLength(cutNote)
  // Removes a letter that was cut in two.
  return `${bytes
    .subarray(0, room)
    .toString('utf8')
    .replace(/\uFFFD+$/, '')}${cutNote}`
}

/** Returns the value at a path such as `order.items.0.name`; own properties only. */
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
