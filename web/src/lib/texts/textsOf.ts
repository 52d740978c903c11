import { createTranslator } from 'use-intl/core'
import { language } from './language.ts'

type Translator<Texts extends Record<string, string>> = ReturnType<typeof createTranslator<Texts>>

const arriving = new Set<Promise<void>>()

/** What `{n, number, percent}` and `{at, date, day}` mean in a text. */
const formats = {
  number: {
    percent: { style: 'percent', maximumFractionDigits: 0 },
    rate: { style: 'percent', maximumFractionDigits: 2 },
    oneDecimal: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  },
  dateTime: {
    day: { day: 'numeric', month: 'short', year: 'numeric' },
    time: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
  },
} as const

/**
 * The texts of `src/texts/{language}/{name}.ts` in the person's language, for components and plain functions
 * alike: `t('waiting', { count })`, with elements `t.rich('lead', { b: (text) => <b>{text}</b> })`. What has no
 * translation is English.
 */
export function textsOf<const Texts extends Record<string, string>>(
  name: string,
  english: Texts,
): Translator<Texts> {
  const messages: Texts = { ...english }
  if (language !== 'en') expect(name, (translation) => Object.assign(messages, translation))
  return createTranslator<Texts>({ locale: language, messages, formats, timeZone })
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** Resolves when no translation that was asked for is on its way; those that do not come stay English. */
export async function textsAreHere(): Promise<void> {
  while (arriving.size > 0) await Promise.all(arriving)
}

function expect(name: string, take: (translation: Record<string, unknown>) => void): void {
  const loading = import('./translations.ts')
    .then(({ translationOf }) => translationOf(language, name))
    .then(take)
    .catch(() => {})
    .finally(() => arriving.delete(loading))
  arriving.add(loading)
}
