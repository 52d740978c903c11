import type { languages } from '@parley/functions/shared/texts/languages'

/** Languages as a select shows them; one that is set but not ours stays in the list. */
export function languageOptions(
  known: readonly (typeof languages)[number][],
  current: string,
): { value: string; label: string }[] {
  const options = known.map(({ language, name }) => ({ value: language, label: name }))
  return options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: current }]
}
