import type { Language } from '../../../shared/texts/languages.ts'

/** Clients pay in dollars. An email names them by their code, because several currencies have the sign. */
const style = { style: 'currency', currency: 'USD', currencyDisplay: 'code' } as const

/** Returns an amount of a client's payment, in cents, as an email names it. */
export function moneyText(language: Language, cents: number): string {
  return new Intl.NumberFormat(language, style).format(cents / 100)
}
