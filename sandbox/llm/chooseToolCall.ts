import type { Conversation, OfferedTool, ToolProperty } from './chatRequest.ts'
import type { ScriptedCall } from './ScriptedCall.ts'
import { stemWords } from './stemWords.ts'

/** The start of the note that every tool has that changes something. */
const changes = 'This changes something:'
const isChange = ({ description }: OfferedTool) => description.includes(changes)
/** "Can I cancel it?" asks; "Can you cancel it?" requests. */
const onlyAsks =
  /^\s*(?:what|when|where|which|who|why|how|is|are|was|did|does|do|has|have|can i|could i|may i|if)\b/i

/**
 * Returns a call of the tool whose name and description share most words with the visitor's last two
 * messages.
 * Undefined when a required argument is not in the last message. A question never calls a tool that changes
 * something.
 */
export function chooseToolCall({ tools, questions, question }: Conversation): ScriptedCall | undefined {
  const words = new Set(stemWords(questions.slice(-2).join(' ')))
  const fitting = tools
    .filter((tool) => !isChange(tool) || !onlyAsks.test(question))
    .map((tool) => ({ tool, shared: sharedWords(tool, words), values: readValues(tool, question) }))
    .filter(({ shared, values }) => shared > 0 && values)
    .toSorted((one, other) => other.shared - one.shared)
  const [best] = fitting
  return best && { name: best.tool.name, arguments: JSON.stringify(best.values) }
}

function sharedWords({ name, description }: OfferedTool, words: ReadonlySet<string>): number {
  const [about = ''] = description.split(changes)
  const own = new Set(stemWords(`${name.replaceAll('_', ' ')} ${about}`))
  return [...words].filter((word) => own.has(word)).length
}

/** Returns a value for each required argument; undefined when one is missing, or none is required. */
function readValues({ parameters }: OfferedTool, question: string): Record<string, unknown> | undefined {
  const values = (parameters?.required ?? []).map((key) => {
    const property = parameters?.properties[key]
    return [key, property && readValue(key, property, question)]
  })
  if (values.length === 0 || values.some(([, value]) => value === undefined)) return undefined
  return Object.fromEntries(values)
}

function readValue(key: string, { type, description, enum: choices }: ToolProperty, question: string) {
  if (choices) return choices.find((choice) => question.toLowerCase().includes(choice.toLowerCase()))
  if (type === 'number') {
    const number = /\d+(?:\.\d+)?/.exec(question)?.[0]
    return number === undefined ? undefined : Number(number)
  }
  if (type !== 'string') return undefined
  if (/mail/i.test(`${key} ${description}`)) return /[^\s@]+@[^\s@]+\.\w+/.exec(question)?.[0]
  // The number of an order or the like: at least three digits, perhaps with letters before them.
  return /\b[A-Za-z]{0,5}-?\d{3,}\b/.exec(question)?.[0]
}
