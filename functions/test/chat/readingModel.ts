import type { LanguageModel } from '../../src/domain/kernel/ports/ports.ts'

/**
 * The meaning of a visitor's message: the conditions that it meets, by a part of their words, its fields, and
 * the tool that it makes the model call.
 */
export interface Meaning {
  meets?: readonly string[]
  tells?: Readonly<Record<string, string>>
  calls?: string
}

/**
 * Returns a model that understands messages as they are meant: it takes the first way that fits, reports the
 * fields that it is asked for, and says the instructions that it follows in brackets.
 */
export function readingModel(meanings: ReadonlyMap<string, Meaning>): LanguageModel {
  return {
    async *stream({ instructions, messages, tools = [] }) {
      const question = messages.findLast(({ role }) => role === 'user')?.content ?? ''
      const meaning = [...meanings].find(([words]) => question.endsWith(words))?.[1] ?? {}
      const isCalled = messages.at(-1)?.role === 'tool'
      const tool = isCalled ? undefined : tools.find(({ name }) => name === meaning.calls)
      yield { type: 'text', text: writeAnswer(instructions, meaning) }
      if (tool) yield { type: 'toolCall', call: { id: 'call-1', name: tool.name, arguments: '{}' } }
      yield { type: 'usage', inputTokens: 100, outputTokens: 20 }
    },
  }
}

function writeAnswer(instructions: string, { meets = [], tells = {} }: Meaning): string {
  const step = /<step>\n([^]*?)\n<\/step>/.exec(instructions)?.[1] ?? ''
  const askedFields = [...step.matchAll(/"(\w+)" \(([^:]*): /g)].map(([, key = '', label = '']) => ({
    key,
    label,
  }))
  const stated = askedFields.filter(({ key }) => Object.hasOwn(tells, key))
  const isMet = (when: string) => {
    const label = /^has told what you ask for as "(.*?)"/.exec(when)?.[1]
    if (label === undefined) return meets.some((part) => when.includes(part))
    const value = /and it is "(.*)"$/.exec(when)?.[1]
    return stated.some(
      (field) => field.label === label && (value === undefined || tells[field.key] === value),
    )
  }
  const way = [...step.matchAll(/^- (.+): (?:begin your answer with|write) <<(\d+)>> and (.*)$/gm)].find(
    ([, when = '']) => isMet(when),
  )
  const [, own = ''] = step.split('\n')
  const inlined = /^then do this: (".*")$/.exec(way?.[3] ?? '')?.[1]
  const words = way ? (inlined === undefined ? '' : String(JSON.parse(inlined))) : own
  const mark = way ? `<<${way[2]}>>` : ''
  const fields = Object.fromEntries(stated.map(({ key }) => [key, tells[key]]))
  const block = stated.length > 0 ? `\n\`\`\`parley\n${JSON.stringify({ fields })}\n\`\`\`` : ''
  return `${mark}${words && `[${words}]`}${block}`
}
