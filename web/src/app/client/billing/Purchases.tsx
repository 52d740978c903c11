import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { t as componentTexts } from '../../../components/texts.ts'
import { call } from '../../../lib/call.ts'
import { formatCredits, formatUsed } from '../../../lib/formats/formatCredits.ts'
import { formatDate } from '../../../lib/formats/formats.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useClient } from '../ClientContext.ts'
import type { ClientBilling } from './clientBilling.ts'
import styles from './ClientBilling.module.css'
import { t } from './texts.ts'

type Purchase = ClientBilling['purchases'][number]

/** The purchases, newest first, with the payment service's page of each. Earlier ones are shown on request. */
export function Purchases({
  purchases,
  hasMorePurchases,
}: Pick<ClientBilling, 'purchases' | 'hasMorePurchases'>) {
  const { region, organisation } = useClient()
  const [earlier, setEarlier] = useState<Purchase[]>([])
  const [hasMore, setHasMore] = useState(hasMorePurchases)
  const { isBusy, failure, send } = useSender()
  const shown = [...purchases, ...earlier]

  async function showMore() {
    const last = shown.at(-1)
    if (!last) return
    const after = { at: last.at, id: last.id }
    const page = await call('listClientPurchases', { region, orgId: organisation.ID, after }, region)
    setEarlier([...earlier, ...page.purchases])
    setHasMore(page.hasMore)
  }

  return (
    <FormSection title={t('recentInvoices')}>
      {shown.length === 0 ? (
        <p className={styles.hint}>{t('noInvoices')}</p>
      ) : (
        <ul className={styles.invoices}>
          {shown.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {hasMore && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            loading={isBusy}
            onClick={() => void send({ work: showMore })}
          >
            {componentTexts('showMore')}
          </Button>
        </div>
      )}
    </FormSection>
  )
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { at, units, total, receiptUrl, isPlan, refunded } = purchase
  const note = noteOf(purchase)
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>
      <span>
        {t(isPlan ? 'creditsOfMonth' : 'creditsBought', { credits: formatCredits(units, 0) })}
        {note && <em>{note}</em>}
        {refunded > 0 && <small>{t('refunded', { amount: formatMoney(refunded, 'usd') })}</small>}
      </span>
      <b>{formatMoney(total, 'usd')}</b>
      {receiptUrl && (
        <a href={receiptUrl} target="_blank" rel="noopener noreferrer">
          {t('invoice')} <IconExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </li>
  )
}

/** Returns what is still to come of a purchase: credits, or the money of credits that never come. */
function noteOf({ state, owed, total, refunded }: Purchase): string {
  if (state === 'owed') return t('purchase_owed', { credits: formatUsed(owed) })
  return state === 'undelivered' && refunded < total ? t('purchase_undelivered') : ''
}
