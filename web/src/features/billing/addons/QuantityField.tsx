import { Checkbox, NumberInput } from '@mantine/core'
import type { Addon, BillingCycle } from '@parley/functions/shared/billing/catalogue'
import { priceOfAddon } from '@parley/functions/shared/billing/planPrices'
import { useState, type ReactNode } from 'react'
import { formatMoney } from '../../../lib/formats/money.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import styles from '../dialogs.module.css'
import type { Account } from '../account.ts'
import { t } from '../texts.ts'

interface QuantityFieldProps {
  addon: Addon
  currency: Account['currency']['currency']
  cycle: BillingCycle
  quantity: number
  /** The coming change, if any. */
  note?: ReactNode
  /** Missing if it cannot be bought: then it is only named. */
  onChange: ((quantity: number) => void) | undefined
}

const priceKeys = {
  monthly: { one: 'aMonthFor', each: 'aMonthEach' },
  yearly: { one: 'aYearFor', each: 'aYearEach' },
} as const

/** The number of an add-on; a switch if it can be bought once. */
export function QuantityField({ addon, currency, cycle, quantity, note, onChange }: QuantityFieldProps) {
  const { key, most } = addon
  const name = priceWords(addon.name)
  const hintId = `addon-${key}`
  // An empty field instead of 0, before which a 2 would become 20.
  const [isEmpty, setEmpty] = useState(false)
  return (
    <li className={styles.addon}>
      <div>
        <b dir="auto">{name}</b>
        <p id={hintId} dir="auto">
          {t(priceKeys[cycle][most > 1 ? 'each' : 'one'], {
            description: priceWords(addon.description),
            amount: formatMoney(priceOfAddon(addon, currency, cycle), currency, 'dropped'),
          })}
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {onChange && most === 1 && (
        <Checkbox
          aria-label={name}
          aria-describedby={hintId}
          checked={quantity > 0}
          onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
        />
      )}
      {onChange && most > 1 && (
        <NumberInput
          aria-label={name}
          aria-describedby={hintId}
          w={112}
          min={0}
          max={most}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          value={isEmpty ? '' : quantity}
          error={quantity > most ? t('atMost', { count: most }) : undefined}
          onChange={(value) => {
            setEmpty(value === '')
            onChange(Number(value) || 0)
          }}
          onBlur={() => setEmpty(false)}
        />
      )}
    </li>
  )
}
