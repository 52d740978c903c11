import type { SavedTest, TestRun } from '@parley/functions/shared/agents/savedTests'
import { mentionsWords, saysWords } from '@parley/functions/shared/texts/saysWords'
import { t } from './texts.ts'

/** The words that an answer must say and does not. */
export function missingWords({ expects }: SavedTest, { answer }: Pick<TestRun, 'answer'>): string[] {
  return expects.contains.filter((words) => !saysWords(answer, words))
}

/** The words that an answer must not say and does. */
export function forbiddenWords({ expects }: SavedTest, { answer }: Pick<TestRun, 'answer'>): string[] {
  return expects.lacks.filter((words) => mentionsWords(answer, words))
}

/** What a model has said of an answer. */
export function describeVerdict({ agrees, reason }: NonNullable<TestRun['judged']>): string {
  if (!agrees && reason === '') return t('noVerdict')
  return [t(agrees ? 'meansTheSame' : 'meansAnother'), reason].filter(Boolean).join(' ')
}

/** What the last run of a test has missed, in a line of its own each. */
export function describeMissed(test: SavedTest): string[] {
  const { last } = test
  return (last?.missed ?? []).map((part) => {
    if (!last) return ''
    if (part === 'contains') return `${t('missingWords')}: ${missingWords(test, last).join(' · ')}`
    if (part === 'lacks') return `${t('forbiddenWords')}: ${forbiddenWords(test, last).join(' · ')}`
    if (part === 'judge') return last.judged ? describeVerdict(last.judged) : t('noVerdict')
    return t(`missed_${part}`)
  })
}
