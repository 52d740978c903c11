import type { ToolParameter } from '../tools.ts'
import type { ToolValue, ToolValues } from './fillTemplate.ts'
import { parseExactly } from './parseExactly.ts'

/** The maximum length of a text parameter, in characters. */
const maxTextLength = 2_000

export interface ArgumentProblem {
  /** The parameter; empty for all of them. */
  key: string
  isMissing: boolean
  /** A sentence for the model. */
  say: string
}

export type ReadArguments =
  | { values: ToolValues; problem?: undefined }
  | { values?: undefined; problem: ArgumentProblem }

/** Parses the arguments that a model wrote by its tool's parameters; unknown ones are ignored. */
export function readArguments(parameters: readonly ToolParameter[], json: string): ReadArguments {
  const fields = recordOf(json)
  if (!fields) return { problem: { key: '', isMissing: false, say: 'The arguments are not a JSON object.' } }
  const values = new Map<string, ToolValue>()
  for (const parameter of parameters) {
    const { key, required } = parameter
    const value = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (value === undefined || value === null || value === '') {
      if (required) return { problem: { key, isMissing: true, say: `The argument ${key} is missing.` } }
      continue
    }
    const read = readValue(parameter, value)
    if (read === undefined)
      return {
        problem: { key, isMissing: false, say: `The argument ${key} is not ${describeWanted(parameter)}.` },
      }
    values.set(key, read)
  }
  return { values }
}

/** Converts a value to its kind; models write numbers as texts and the other way round. */
function readValue({ kind, choices }: ToolParameter, value: unknown): ToolValue | undefined {
  if (kind === 'boolean') {
    if (typeof value === 'boolean') return value
    return value === 'true' ? true : value === 'false' ? false : undefined
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  if (kind === 'choice') return choices.find((choice) => choice === text)
  if (kind === 'text') return text.length <= maxTextLength ? text : undefined
  return /^\s*[-+]?\d[\d.eE+-]*\s*$/.test(text) ? exactNumber(text) : undefined
}

/** Returns a number; undefined where it is too long to be exact. */
function exactNumber(text: string): number | undefined {
  const number = Number(text)
  if (!Number.isFinite(number)) return undefined
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? undefined : number
}

function describeWanted({ kind, choices }: ToolParameter): string {
  if (kind === 'choice') return `one of: ${choices.join(', ')}`
  if (kind === 'text') return `a text of at most ${maxTextLength} characters`
  return kind === 'number' ? 'a number of at most 15 digits' : 'true or false'
}

/**
 * Parses arguments to a record. An empty text counts as no arguments: models often call a tool without
 * parameters that way.
 */
function recordOf(json: string): Record<string, unknown> | undefined {
  if (json.trim() === '') return {}
  try {
    const value = parseExactly(json)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
