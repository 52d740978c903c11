import { parseJson } from '../http/readBody.ts'

const maxValues = 6

/** Renders the results of tools as text: the `say` of a failure, or the values in a row. */
export function answerFromTools(answers: readonly string[]): string {
  return answers.map((answer) => wordsOf(parseJson(answer) ?? answer)).join(' ')
}

function wordsOf(answer: unknown): string {
  if (!isRecord(answer))
    return endSentence(typeof answer === 'string' ? answer.slice(0, 300) : JSON.stringify(answer))
  if (typeof answer['say'] === 'string') return endSentence(answer['say'])
  const values = valuesOf(answer).slice(0, maxValues)
  return endSentence(values.length > 0 ? `Here is what I found: ${values.join(', ')}` : 'That is done')
}

function valuesOf(record: Record<string, unknown>): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    if (isRecord(value)) return valuesOf(value)
    return typeof value === 'string' || typeof value === 'number' ? [`${key} ${value}`] : []
  })
}

function endSentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
