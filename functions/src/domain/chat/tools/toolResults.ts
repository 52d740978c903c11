import { toolLimits } from '../../../shared/tools/tools.ts'
import { cutBytes } from './readToolResponse.ts'
import type { ToolResult } from './RunTool.ts'

/** Returns the result of a success for a model; `values` are stored in the flow. */
export function successOf(answer: object, values: Record<string, string> = {}): ToolResult {
  const words = cutBytes(JSON.stringify(answer), toolLimits.answerBytes)
  return { ended: 'ok', answer: words, values, totalMs: 0 }
}

/** Returns the result of a failure, with a sentence for the visitor and more facts for the model. */
export function failureOf(error: string, instruction: string, more: object = {}): ToolResult {
  const words = cutBytes(JSON.stringify({ error, say: instruction, ...more }), toolLimits.answerBytes)
  return { ended: 'failed', answer: words, values: {}, totalMs: 0 }
}

/** Parses a model's arguments; undefined for invalid JSON. */
export function parseArguments(json: string): unknown {
  try {
    return JSON.parse(json || '{}')
  } catch {
    return undefined
  }
}
