import type { Addon, BillingCycle } from '@parley/functions/shared/billing/catalogue'
import type { ReactNode } from 'react'
import { formatList } from '../../../lib/formats/formats.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import type { Account } from '../account.ts'
import type { Quantities } from '../payments/purchases.ts'
import { QuantityField } from './QuantityField.tsx'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

interface AddonListProps {
  label: string
  account: Account
  /** The currency of the payment, which may differ from the account's while the country is being selected. */
  currency: Account['currency']['currency']
  cycle: BillingCycle
  quantities: Quantities
  /** The coming change of an add-on, if any. */
  noteOf?: (addon: Addon) => ReactNode
  /** Missing if no add-on can be bought yet. */
  onChange?: ((changed: Quantities) => void) | undefined
}

/** The number of each add-on; unavailable ones are listed below. */
export function AddonList({
  label,
  account: { catalogue },
  currency,
  cycle,
  quantities,
  noteOf,
  onChange,
}: AddonListProps) {
  // An existing one can be cancelled.
  const isShown = ({ key, isAvailable }: Addon) => isAvailable || (quantities[key] ?? 0) > 0
  const later = catalogue.addons.filter((addon) => !isShown(addon))
  return (
    <>
      <ul className={styles.addons} aria-label={label}>
        {catalogue.addons.filter(isShown).map((addon) => (
          <QuantityField
            key={addon.key}
            addon={addon}
            currency={currency}
            cycle={cycle}
            quantity={quantities[addon.key] ?? 0}
            note={noteOf?.(addon)}
            onChange={onChange && ((quantity) => onChange({ [addon.key]: quantity }))}
          />
        ))}
      </ul>
      {later.length > 0 && (
        <p className={styles.hint}>
          {t('notAvailableYet', { names: formatList(later.map(({ name }) => priceWords(name))) })}
        </p>
      )}
    </>
  )
}
