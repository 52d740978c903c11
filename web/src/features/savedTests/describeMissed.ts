import type { SavedTest, TestRun } from '@parley/functions/shared/agents/savedTests'
import { mentionsWords, containsWords } from '@parley/functions/shared/texts/containsWords'
import { t } from './texts.ts'

/** Returns the required words that an answer lacks. */
export function missingWords({ expects }: SavedTest, { answer }: Pick<TestRun, 'answer'>): string[] {
  return expects.contains.filter((words) => !containsWords(answer, words))
}

/** Returns the forbidden words that an answer contains. */
export function forbiddenWords({ expects }: SavedTest, { answer }: Pick<TestRun, 'answer'>): string[] {
  return expects.lacks.filter((words) => mentionsWords(answer, words))
}

/** Describes a model's verdict on an answer. */
export function describeVerdict({ agrees, reason }: NonNullable<TestRun['judged']>): string {
  if (!agrees && reason === '') return t('noVerdict')
  return [t(agrees ? 'meansTheSame' : 'meansAnother'), reason].filter(Boolean).join(' ')
}

/** Lists the expectations that a test's last run did not meet, one line each. */
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
