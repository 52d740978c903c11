import { z } from 'zod'
import { brandLimits } from '../../../../shared/knowledge/brand.ts'
import { cutAtWord, inOneLine } from '../readSiteLook.ts'
import type { PagePart } from './PageReader.ts'

/** A question of visitors that a page asks and answers. */
export interface AnsweredQuestion {
  question: string
  answer: string
}

const minQuestionCharacters = 8
const isAsking = /[?？؟]$/
const isAboutConsent = /cookie|consent|gdpr/i

/** Returns the questions of a page with their answers: those of its data first, then those of its headings. */
export function findQuestions(parts: readonly PagePart[]): AnsweredQuestion[] {
  const found = new Map<string, AnsweredQuestion>()
  for (const { question, answer } of [...questionsOfData(parts), ...questionsOfText(parts)]) {
    const key = question.toLowerCase()
    if (isQuestion(question) && answer !== '' && !found.has(key)) found.set(key, { question, answer })
  }
  return [...found.values()].slice(0, brandLimits.questions)
}

function isQuestion(text: string): boolean {
  const { length } = text
  if (length < minQuestionCharacters || length > brandLimits.questionCharacters) return false
  return isAsking.test(text) && !isAboutConsent.test(text)
}

/**
 * Reads headings and short paragraphs that ask, each with the words up to the next one. Words that are only a
 * link answer nothing.
 */
function questionsOfText(parts: readonly PagePart[]): AnsweredQuestion[] {
  const links = new Set(parts.filter(({ kind }) => kind === 'link').map(({ text }) => inOneLine(text)))
  const found: { question: string; answers: string[] }[] = []
  let open: string[] | undefined
  for (const { kind, text } of parts) {
    if (kind !== 'heading' && kind !== 'text') continue
    if (isQuestion(text)) {
      open = []
      found.push({ question: text, answers: open })
    } else if (kind === 'heading') open = undefined
    else if (!links.has(text)) open?.push(text)
  }
  return found.map(({ question, answers }) => ({ question, answer: answerOf(answers.join(' ')) }))
}

const entrySchema = z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })
const nodeSchema = z.object({
  '@type': z.unknown().optional(),
  '@graph': z.unknown().optional(),
  mainEntity: z.unknown().optional(),
})

/** Reads the questions that a page declares for search engines. */
function questionsOfData(parts: readonly PagePart[]): AnsweredQuestion[] {
  const nodes = parts
    .filter(({ kind }) => kind === 'data')
    .flatMap(({ text }) => nodesOf(parsed(text)))
    .flatMap((node) => [node, ...nodesOf(node['@graph'])])
  return nodes
    .filter((node) => listOf(node['@type']).includes('FAQPage'))
    .flatMap((node) => listOf(node.mainEntity))
    .flatMap((entry) => entrySchema.safeParse(entry).data ?? [])
    .map(({ name, acceptedAnswer }) => ({
      question: inOneLine(withoutTags(name)),
      answer: answerOf(inOneLine(withoutTags(acceptedAnswer.text))),
    }))
}

function nodesOf(value: unknown): z.infer<typeof nodeSchema>[] {
  return listOf(value).flatMap((entry) => nodeSchema.safeParse(entry).data ?? [])
}

function answerOf(text: string): string {
  return cutAtWord(text, brandLimits.answerCharacters)
}

function withoutTags(text: string): string {
  return text.replaceAll(/<[^<>]{0,500}>/g, ' ')
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined ? [] : [value]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
