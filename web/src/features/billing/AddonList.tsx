import type { Addon } from '@parley/functions/shared/billing/catalogue'
import type { ReactNode } from 'react'
import { formatList } from '../../lib/formats.ts'
import { priceWords } from '../../lib/texts/priceWords.ts'
import type { Account } from './account.ts'
import type { Quantities } from './purchases.ts'
import { QuantityField } from './QuantityField.tsx'
import styles from './dialogs.module.css'
import { t } from './texts.ts'

interface AddonListProps {
  label: string
  account: Account
  /** What is paid, which may be another currency than the account's while its country is being chosen. */
  currency: Account['currency']['currency']
  quantities: Quantities
  /** What is different of one from now on, if anything. */
  noteOf?: (addon: Addon) => ReactNode
  /** Left out where none can be had yet. */
  onChange?: ((changed: Quantities) => void) | undefined
}

/** How many of each add-on; what cannot be had yet is named below them. */
export function AddonList({
  label,
  account: { catalogue },
  currency,
  quantities,
  noteOf,
  onChange,
}: AddonListProps) {
  // One that somebody has already can be given up.
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
