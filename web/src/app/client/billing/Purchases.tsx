import { IconExternalLink } from '@tabler/icons-react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { formatCredits } from '../../../lib/formats/formatCredits.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import type { ClientBilling } from './clientBilling.ts'
import styles from './ClientBilling.module.css'
import { t } from './texts.ts'

/** The latest purchases, with the payment service's page of each. */
export function Purchases({ purchases }: Pick<ClientBilling, 'purchases'>) {
  return (
    <FormSection title={t('recentInvoices')}>
      {purchases.length === 0 ? (
        <p className={styles.hint}>{t('noInvoices')}</p>
      ) : (
        <ul className={styles.invoices}>
          {purchases.map(({ id, at, units, total, receiptUrl, isPlan, state }) => (
            <li key={id}>
              <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>
              <span>
                {t(isPlan ? 'creditsOfMonth' : 'creditsBought', { credits: formatCredits(units, 0) })}
                {state !== 'delivered' && <em>{t(`purchase_${state}`)}</em>}
              </span>
              <b>{formatMoney(total, 'usd')}</b>
              {receiptUrl && (
                <a href={receiptUrl} target="_blank" rel="noopener noreferrer">
                  {t('invoice')} <IconExternalLink size={14} aria-hidden="true" />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}
