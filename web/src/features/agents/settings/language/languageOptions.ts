import type { languages } from '@parley/functions/shared/texts/languages'

/** Returns languages for a select; a selected one that is not in the list is added. */
export function languageOptions(
  known: readonly (typeof languages)[number][],
  current: string,
): { value: string; label: string }[] {
  const options = known.map(({ language, name }) => ({ value: language, label: name }))
  return options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: current }]
}
