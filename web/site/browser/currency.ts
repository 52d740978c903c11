import { readStored, writeStored } from '../../src/lib/browser/stored.ts'

/** Chooses the currency of the visitor's country, or the one that they chose before, and keeps their choice. */
export function chooseCurrency(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>('input[name=currency]')]
  const stored = readStored('currency')
  const country = countryOf(navigator.language)
  const wanted =
    choices.find(({ value }) => value === stored) ??
    choices.find(({ dataset }) => country && dataset['countries']?.split(' ').includes(country))
  if (wanted) wanted.checked = true
  for (const choice of choices)
    choice.addEventListener('change', () => {
      if (choice.checked) writeStored('currency', choice.value)
    })
}

/** Returns the two letters of the country in which a language tag is most likely used. */
function countryOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    return undefined
  }
}
