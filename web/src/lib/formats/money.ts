import type { Currency, CatalogueCurrency } from '@parley/functions/shared/billing/catalogue'
import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { language } from '../texts/language.ts'

/** Formats an amount in minor units: "€27.94". Whole amounts can be shown without their zeros. */
export function formatMoney(minor: number, currency: Currency, zeros: 'kept' | 'dropped' = 'kept'): string {
  const style = {
    style: 'currency',
    currency,
    signDisplay: 'negative',
    trailingZeroDisplay: zeros === 'dropped' ? 'stripIfInteger' : 'auto',
  } as const
  return isolate(new Intl.NumberFormat(language, style).format(minor / 100))
}

/**
 * Formats units of credit in dollars: remaining credit to the nearest step, and used credit never rounded
 * down.
 */
export function formatUsd(
  units: number,
  nanoUsdPerCredit: number,
  decimals: number,
  kind: 'left' | 'used' = 'left',
): string {
  // BigInt, because the product soon exceeds the safe integers.
  const amount = BigInt(units) * BigInt(nanoUsdPerCredit)
  const step = BigInt(unitsPerCredit) * 10n ** BigInt(9 - decimals)
  const steps = Number((amount + (kind === 'used' ? step - 1n : step / 2n)) / step)
  const style = {
    style: 'currency',
    currency: 'usd',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  } as const
  return isolate(new Intl.NumberFormat(language, style).format(steps / 10 ** decimals))
}

/** Formats micro-dollars in dollars. */
export function formatMicros(micros: number, decimals = 2): string {
  const style = {
    style: 'currency',
    currency: 'usd',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  } as const
  return isolate(new Intl.NumberFormat(language, style).format(micros / 1_000_000))
}

/** Returns the price of one credit as people see it when they pay, with five decimals. */
export function formatCreditPrice(
  nanoUsdPerCredit: number,
  { currency, rateHundredths }: Pick<CatalogueCurrency, 'currency' | 'rateHundredths'>,
): string {
  const digits = { minimumFractionDigits: 5, maximumFractionDigits: 5 }
  const style = { style: 'currency', currency, ...digits } as const
  return isolate(new Intl.NumberFormat(language, style).format((nanoUsdPerCredit * rateHundredths) / 1e11))
}

/** Keeps an amount in one piece: in a right-to-left text, the sign of "US$" would move to its other side. */
function isolate(amount: string): string {
  return language === 'ar' ? `\u2066${amount}\u2069` : amount
}
