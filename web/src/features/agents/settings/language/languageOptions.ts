import type { languages } from '@parley/functions/shared/texts/languages'

/** Returns languages for a select; a selected one that is not in the list is added. */
export function languageOptions(
  offered: readonly (typeof languages)[number][],
  current: string,
): { value: string; label: string }[] {
  const options = offered.map(({ language, name }) => ({ value: language, label: name }))
  return options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: current }]
}
