import { stemWords } from './stemWords.ts'

interface OfferedMove {
  mark: string
  when: string
  /** The text of the next step, where the model writes it in the same call. */
  inlined: string | undefined
}

/**
 * Returns the answer of a model in a step of a flow: it takes the edge whose condition fits best, and does
 * what the step says.
 * Undefined when the instructions name no step, or the step says nothing.
 */
export function followStep(instructions: string, question: string): string | undefined {
  const step = /<step>\n([\s\S]*?)\n<\/step>/.exec(instructions)?.[1]
  if (step === undefined) return undefined
  const values = toldFields(step, question)
  const way = bestWay(waysOf(step), question, values)
  const [, ownText = ''] = /^You are in the step[^\n]*\n([^\n]*)/.exec(step) ?? []
  const text = way ? (way.inlined ?? '') : ownText
  const words = way && way.inlined === undefined ? '' : spoken(text)
  const marked = [way && `<<${way.mark}>>`, words].filter(Boolean).join(' ')
  return marked ? `${marked}${blockOf(values)}` : undefined
}

function waysOf(step: string): OfferedMove[] {
  return step.split('\n').flatMap((line): OfferedMove[] => {
    const byTool =
      /^- (.+): call move with \{"to":"(\d+)"\} and (?:in the same answer do this: (".*")|write nothing\.)$/.exec(
        line,
      )
    if (byTool)
      return [{ when: byTool[1] ?? '', mark: byTool[2] ?? '', inlined: byTool[3] && parseText(byTool[3]) }]
    const inlined = /^- (.+): begin your answer with <<(\d+)>> and then do this: (".*")$/.exec(line)
    if (inlined) return [{ when: inlined[1] ?? '', mark: inlined[2] ?? '', inlined: parseText(inlined[3]) }]
    const left = /^- (.+): write <<(\d+)>> and no words\.$/.exec(line)
    return left ? [{ when: left[1] ?? '', mark: left[2] ?? '', inlined: undefined }] : []
  })
}

function parseText(json = '""'): string {
  const text: unknown = JSON.parse(json)
  return typeof text === 'string' ? text : ''
}

/**
 * Returns the edge whose condition shares most words with the message; a number fits "gives a number", and a
 * collected field fits an edge that waits for it.
 */
function bestWay(
  ways: readonly OfferedMove[],
  question: string,
  values: readonly ToldField[],
): OfferedMove | undefined {
  const words = new Set(stemWords(question))
  const scored = ways.map((way) => {
    // These words describe the request, so sharing them does not mean that the visitor has told anything.
    const label = /^has told what you ask for as "(.*?)"/.exec(way.when)?.[1]
    if (label !== undefined) return { way, score: values.some((field) => field.label === label) ? 2 : 0 }
    const isNumber = /\bnumber\b/i.test(way.when) && !/\bwithout\b/i.test(way.when) && /\d{3,}/.test(question)
    return { way, score: isNumber ? 9 : stemWords(way.when).filter((word) => words.has(word)).length }
  })
  const [best] = scored.toSorted((one, other) => other.score - one.score)
  return best && best.score > 0 ? best.way : undefined
}

/** Renders a step: the text after "Say:", a question for "Ask for …", otherwise the first sentence. */
function spoken(text: string): string {
  const quoted = /\bSay:? "([^"]+)"/.exec(text)?.[1]
  if (quoted) return quoted
  const requested = /\bAsk for ([^.]+)/.exec(text)?.[1]
  if (requested) return `Could you tell me ${requested.replace(/^the visitor's /, 'your ')}, please?`
  return /^[^.!?\n]*[.!?]?/.exec(text)?.[0] ?? ''
}

const patterns: Record<string, RegExp> = {
  email: /[^\s@]+@[^\s@]+\.[a-z]+/i,
  phone: /\+?\d[\d ()/-]{5,}\d/,
  number: /\d+/,
  date: /\d{4}-\d{2}-\d{2}/,
  text: /\b\d{3,}\b/,
}

interface ToldField {
  key: string
  label: string
  value: string
}

/** Returns the fields of the step that the message contains. */
function toldFields(step: string, question: string): ToldField[] {
  const wantedFields = [...step.matchAll(/"(\w+)" \(([^:)]*): (one of ("[^)]*")|\w+)/g)]
  return wantedFields.flatMap(([, key = '', label = '', kind = '', choices = '']) => {
    const value = choices
      ? [...choices.matchAll(/"([^"]+)"/g)]
          .map(([, choice = '']) => choice)
          .find((choice) => question.toLowerCase().includes(choice.toLowerCase()))
      : patterns[kind]?.exec(question)?.[0]
    return value ? [{ key, label, value }] : []
  })
}

/** Renders fields as the block at the end of an answer. */
function blockOf(values: readonly ToldField[]): string {
  if (values.length === 0) return ''
  const fields = Object.fromEntries(values.map(({ key, value }) => [key, value]))
  return `\n\`\`\`parley\n${JSON.stringify({ fields })}\n\`\`\``
}
