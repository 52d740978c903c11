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
 * What the visitor is asked before the first of some calls that needs his word; undefined where none does.
 * Whatever else was called is not run: the model is asked again once he has answered.
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

/** The values as a list, without what Markdown would make of them. */
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

/** A list or an object as it is sent. */
const inWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&').replaceAll(/\s+/g, ' ')
