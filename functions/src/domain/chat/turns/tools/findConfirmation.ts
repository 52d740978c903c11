import { confirmTexts, type ConfirmTexts } from '../../../../shared/chat/confirmTexts.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import { fillText, slotsOf } from '../../../../shared/tools/request/fillTemplate.ts'
import { parseExactly } from '../../../../shared/tools/request/parseExactly.ts'
import type { PendingTool } from '../../../../shared/tools/toolRun.ts'
import type { ToolCall } from '../../../kernel/ports/ports.ts'
import { readableValue, type Reader } from '../../calendars/readableValue.ts'
import type { TurnTool } from '../../tools/TurnTool.ts'

/** The facts that a question for confirmation depends on. */
export interface Asking {
  /** The id of the pending call. */
  id: string
  /** The visitor's language and zone. */
  language: string
  timeZone: string
  /** The visitor speaks, and may see no buttons. */
  isSpoken: boolean
}

interface Confirmation {
  text: string
  replies: string[]
  pending: PendingTool
}

/**
 * Returns the question for the first call that needs the visitor's confirmation; undefined for none. Other
 * calls are not run: the model is called again after the visitor's answer.
 */
export function findConfirmation(
  calls: readonly ToolCall[],
  tools: readonly TurnTool[],
  { id, language, timeZone, isSpoken }: Asking,
): Confirmation | undefined {
  for (const call of calls) {
    const tool = tools.find(({ name }) => name === call.name)
    if (tool?.confirm !== 'visitor') continue
    const texts = confirmTexts[languageOf(language)]
    const { yes, no } = texts
    const pending = { id, toolId: tool.ID, name: tool.name, arguments: call.arguments, yes, no }
    const text = questionFor(call, tool, texts, { language, timeZone })
    return {
      text: isSpoken ? `${text}\n\n${texts.spoken}` : text,
      replies: [yes, no],
      pending,
    }
  }
  return undefined
}

/** Returns the owner's sentence, or one of ours, with all values that it does not name as a list below. */
function questionFor(call: ToolCall, tool: TurnTool, texts: ConfirmTexts, reader: Reader): string {
  const values = valuesOf(call)
  if (tool.kind === 'calendar') {
    const shown = values.map((value) => readableValue(value, tool, reader))
    return listValues(texts[tool.operation === 'cancel' ? 'cancel' : 'book'], shown)
  }
  const slots = slotsOf(tool.question ?? '')
  const isFilled = slots.every((key) => values.some(([given]) => given === key))
  if (!tool.question || !isFilled) return listValues(texts.question, values)
  const sentence = fillText(tool.question, new Map(values.map(([key, value]) => [key, plain(value)])))
  return listValues(
    sentence ?? texts.question,
    values.filter(([key]) => !slots.includes(key)),
  )
}

/** Lists values, escaped so that Markdown does not format them. */
function listValues(question: string, values: readonly (readonly [string, string])[]): string {
  return [question, ...values.map(([key, value]) => `- ${key}: ${plain(value)}`)].join('\n')
}

function valuesOf({ arguments: json }: ToolCall): [string, string][] {
  try {
    const given = parseExactly(json)
    if (typeof given !== 'object' || given === null) return []
    return Object.entries(given).map(([key, value]): [string, string] => [key, inWords(value)])
  } catch {
    return []
  }
}

/** Returns a list or an object as JSON. */
const inWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&').replaceAll(/\s+/g, ' ')
