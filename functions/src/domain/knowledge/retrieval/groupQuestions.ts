import type { Unanswered } from '../../../shared/knowledge/retrieval.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { topicTerms } from '../search/topicTerms.ts'
import type { SettledQuestions } from './settledQuestions.ts'

/** Two questions are the same when they share at least this part of their terms. */
const minCommonShare = 0.5
const maxExamples = 5
/** Comparing more groups with each other would be slow; the newest come first. */
const maxGroups = 200

export interface UnansweredQuestion {
  question: string
  at: number
  conversationId: string
}

interface Group {
  terms: ReadonlySet<string>
  keys: Set<string>
  questions: UnansweredQuestion[]
}

/**
 * Groups questions about the same words, most frequent first. `asked`: newest first. Questions before their
 * group was `settled` are left out.
 */
export function groupQuestions(
  questions: readonly UnansweredQuestion[],
  settled: SettledQuestions,
): Unanswered[] {
  const groups: Group[] = []
  for (const each of questions) {
    const terms = new Set(topicTerms(each.question))
    if (terms.size === 0) continue
    const existing = groups.find((group) => inCommon(group.terms, terms) >= minCommonShare)
    const group = existing ?? { terms, keys: new Set(), questions: [] }
    if (!existing && groups.length === maxGroups) continue
    if (!existing) groups.push(group)
    group.keys.add(keyOf(terms))
    group.questions.push(each)
  }
  return groups
    .map((group) => openOf(group, settled))
    .filter((group) => group.questions.length > 0)
    .map(toUnanswered)
    .sort((one, other) => other.count - one.count || other.lastAt - one.lastAt)
}

/** Returns a group without the questions before it was handled. */
function openOf(group: Group, settled: SettledQuestions): Group {
  const since = Math.max(0, ...[...group.keys].map((key) => settled.get(key) ?? 0))
  return { ...group, questions: group.questions.filter(({ at }) => at > since) }
}

/** A handled question: its text, its key in the review, or both. */
export interface QuestionRef {
  question?: string | undefined
  key?: string | undefined
}

/** Returns the questions about the same words as the wanted one. */
export function sameQuestions<Asked extends { question: string }>(
  questions: readonly Asked[],
  { question, key }: QuestionRef,
): Asked[] {
  const all = questions.map((each) => ({ each, terms: new Set(topicTerms(each.question)) }))
  const equalQuestions = key === undefined ? [] : all.filter(({ terms }) => keyOf(terms) === key)
  const wantedTerms = [...equalQuestions.map(({ terms }) => terms), new Set(topicTerms(question ?? ''))]
  return all
    .filter(({ terms }) => wantedTerms.some((one) => inCommon(one, terms) >= minCommonShare))
    .map(({ each }) => each)
}

function toUnanswered({ terms, questions }: Group): Unanswered {
  const [newest] = questions
  const wordings = [...new Set(questions.map(({ question }) => question))]
  return {
    key: keyOf(terms),
    question: newest?.question ?? '',
    examples: wordings.slice(1, 1 + maxExamples),
    count: questions.length,
    lastAt: newest?.at ?? 0,
    conversationId: newest?.conversationId ?? '',
  }
}

function keyOf(terms: ReadonlySet<string>): string {
  return sha256([...terms].sort().join(' ')).slice(0, 16)
}

function inCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((term) => other.has(term)).length
  return common / (one.size + other.size - common)
}
