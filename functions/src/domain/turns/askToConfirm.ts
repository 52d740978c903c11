import { confirmTexts } from '../../shared/confirmTexts.ts'
import { languageOf } from '../../shared/languages.ts'
import type { PendingTool } from '../../shared/toolRun.ts'
import type { Tool } from '../../shared/tools.ts'
import type { ToolCall } from '../ports.ts'

interface Confirmation {
  text: string
  replies: string[]
  pending: PendingTool
}

/**
 * What the visitor is asked before the first of some calls that needs his word; undefined where none does.
 * Whatever else was called is not run: the model is asked again once he has answered.
 */
export function askToConfirm(
  calls: readonly ToolCall[],
  tools: readonly Tool[],
  { id, language }: { id: string; language: string },
): Confirmation | undefined {
  for (const call of calls) {
    const tool = tools.find(({ name }) => name === call.name)
    if (tool?.confirm !== 'visitor') continue
    const { question, yes, no } = confirmTexts[languageOf(language)]
    const pending = { id, toolId: tool.ID, name: tool.name, arguments: call.arguments, yes, no }
    return { text: [question, ...valuesOf(call)].join('\n'), replies: [yes, no], pending }
  }
  return undefined
}

/** The values as a list, without what Markdown would make of them. */
function valuesOf({ arguments: json }: ToolCall): string[] {
  try {
    const given: unknown = JSON.parse(json)
    if (typeof given !== 'object' || given === null) return []
    return Object.entries(given).map(([key, value]) => `- ${key}: ${plain(String(value))}`)
  } catch {
    return []
  }
}

const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&').replaceAll(/\s+/g, ' ')
