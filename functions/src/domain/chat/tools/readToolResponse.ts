import { cutText } from '../../kernel/texts/cutText.ts'
import { parseExactly } from '../../../shared/tools/request/parseExactly.ts'
import { toolLimits, type Tool } from '../../../shared/tools/tools.ts'
import type { WebResponse } from '../../kernel/ports/Web.ts'
import { decodeText } from '../../knowledge/reading/decodeText.ts'
import { redactValue } from './redact.ts'

/** Characters of a stored value. */
const maxKeptLength = 500
const cutNote = ' … (the rest was cut)'

export interface ToolResponse {
  /** Without any secret; the value of JSON, else the text. */
  content: unknown
  /** Whether it is a web page, as a server shows it to people who have to sign in. */
  isPage: boolean
}

/** Parses a server's response in whatever encoding, without secrets that it may have repeated. */
export function readToolResponse(
  { content, type }: Pick<WebResponse, 'content' | 'type'>,
  redact: (text: string) => string,
): ToolResponse {
  const text = decodeText(content).toWellFormed()
  try {
    const value = parseExactly(text)
    // Parsed first, because a secret could have another spelling within JSON.
    return { content: redactValue(value, redact), isPage: false }
  } catch {
    if (isFile(type)) return { content: `A file that is no text (${type})`, isPage: false }
    return { content: redact(text), isPage: /^\s*<(?:!doctype html|html)\b/i.test(text) }
  }
}

function isFile(type: string): boolean {
  return /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|octet-stream)\b/i.test(type)
}

/** Returns the values that a tool keeps of an answer, by their paths; missing ones are left out. */
export function valuesOfResponse(keeps: Tool['keeps'], { content }: ToolResponse): Record<string, string> {
  const found = keeps.flatMap(({ key, path }): [string, string][] => {
    const value = valueAt(content, path)
    if (value === undefined || value === null) return []
    return [[key, cutText(textOf(value), maxKeptLength).toWellFormed()]]
  })
  return Object.fromEntries(found)
}

/**
 * Returns what a model sees of a success: the kept values if the tool has any, else the whole answer, cut.
 */
export function wordsForModel(
  answer: ToolResponse,
  keeps: Readonly<Tool['keeps']>,
  values: Record<string, string>,
): string {
  return cutBytes(
    keeps.length > 0 ? JSON.stringify(values) : textOf(answer.content) || '{}',
    toolLimits.answerBytes,
  )
}

/** Returns the beginning of a text of at most `most` bytes, with a note if it was cut. */
export function cutBytes(text: string, max: number): string {
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length <= max) return text
  const room = max - Buffer.byteLength(cutNote)
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
