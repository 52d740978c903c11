import { toolLimits } from '../../../shared/tools/tools.ts'
import { cutBytes } from './readToolAnswer.ts'
import type { ToolResult } from './RunTool.ts'

/** What a model is told of something that was done; `values` are the flow's from then on. */
export function toolDone(answer: object, values: Record<string, string> = {}): ToolResult {
  const words = cutBytes(JSON.stringify(answer), toolLimits.answerBytes)
  return { ended: 'ok', answer: words, values, totalMs: 0 }
}

/** Why something was not done, with a sentence for the visitor and what else the model should know. */
export function toolFailed(error: string, say: string, more: object = {}): ToolResult {
  const words = cutBytes(JSON.stringify({ error, say, ...more }), toolLimits.answerBytes)
  return { ended: 'failed', answer: words, values: {}, totalMs: 0 }
}

/** What a model has given; undefined where that is no JSON. */
export function readJson(json: string): unknown {
  try {
    return JSON.parse(json || '{}')
  } catch {
    return undefined
  }
}
