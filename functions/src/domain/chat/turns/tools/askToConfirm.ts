import { confirmTexts } from '../../../../shared/chat/confirmTexts.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import type { PendingTool } from '../../../../shared/tools/toolRun.ts'
import type { ToolCall } from '../../../kernel/ports/ports.ts'
import { saidOf, type Reader } from '../../calendars/saidOf.ts'
import type { TurnTool } from '../../tools/TurnTool.ts'

interface Confirmation {
  text: string
  replies: string[]
  pending: PendingTool
}

/**
 * Returns the question for the first call that needs the visitor's confirmation; undefined for none. Other
 * calls are not run: the model is called again after the visitor's answer.
 */
export function askToConfirm(
  calls: readonly ToolCall[],
  tools: readonly TurnTool[],
  { id, language, timeZone }: { id: string; language: string; timeZone: string },
): Confirmation | undefined {
  for (const call of calls) {
    const tool = tools.find(({ name }) => name === call.name)
    if (tool?.confirm !== 'visitor') continue
    const { question, yes, no } = confirmTexts[languageOf(language)]
    const pending = { id, toolId: tool.ID, name: tool.name, arguments: call.arguments, yes, no }
    return {
      text: [question, ...valuesOf(call, tool, { language, timeZone })].join('\n'),
      replies: [yes, no],
      pending,
    }
  }
  return undefined
}

/** Returns the values as a list, with Markdown escaped. */
function valuesOf({ arguments: json }: ToolCall, tool: TurnTool, reader: Reader): string[] {
  try {
    const given: unknown = JSON.parse(json)
    if (typeof given !== 'object' || given === null) return []
    const values = Object.entries(given).map(([key, value]): [string, string] => [key, inWords(value)])
    const shown = tool.kind === 'calendar' ? values.map((value) => saidOf(value, tool, reader)) : values
    return shown.map(([key, value]) => `- ${key}: ${plain(value)}`)
  } catch {
    return []
  }
}

/** Returns a list or an object as JSON. */
const inWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&').replaceAll(/\s+/g, ' ')
