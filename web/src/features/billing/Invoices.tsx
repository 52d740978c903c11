import { Badge, Button, Skeleton } from '@mantine/core'
import { currencies } from '@parley/functions/shared/catalogue'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { formatDate } from '../../lib/formats.ts'
import type { Account } from './account.ts'
import { formatMoney } from '../../lib/money.ts'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useInvoiceCredits } from './useInvoiceCredits.ts'
import { useInvoices, type Invoice } from './useInvoices.ts'
import styles from './BillingPage.module.css'
import table from './Invoices.module.css'

const shownAtFirst = 6

/**
 * What was charged: for plan and add-ons with the payment service's own page, for credit with what became of
 * it.
 */
export function Invoices({ account: { billing } }: { account: Account }) {
  const { subscription } = billing ?? {}
  const credits = useInvoiceCredits()
  const [newest] = credits.values()
  const invoices = useInvoices(
    `${subscription?.id}/${subscription?.status}/${subscription?.startedAt}/${newest}`,
  )
  const [isWhole, setWhole] = useState(false)
  const shown =
    invoices.status === 'ready' ? (isWhole ? invoices.data : invoices.data.slice(0, shownAtFirst)) : []
  return (
    <section className={styles.card} aria-label="Invoices">
      <header className={styles.cardHead}>
        <h2>Invoices</h2>
      </header>
      {invoices.status === 'loading' && <Skeleton height={72} radius="lg" />}
      {invoices.status === 'error' && (
        <LoadFailure title="The invoices could not be loaded" error={invoices.error} retry={invoices.retry} />
      )}
      {invoices.status === 'ready' && invoices.data.length === 0 && (
        <p className={styles.hint}>No invoices yet. Every payment appears here.</p>
      )}
      {shown.length > 0 && (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Date</th>
              <th scope="col">Total</th>
              <th scope="col">State</th>
              <th scope="col">
                <span className="unseen">Link</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} seq={credits.get(invoice.id)} />
            ))}
          </tbody>
        </table>
      )}
      {invoices.status === 'ready' && invoices.data.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          Show all {invoices.data.length}
        </Button>
      )}
    </section>
  )
}

/** `seq`: the movement that brought its credit. */
function InvoiceRow({
  invoice: { kind, number, at, currency, total, isPaid, url },
  seq,
}: {
  invoice: Invoice
  seq: number | undefined
}) {
  const { region } = useWorkspaceRef()
  const name = { plan: number || 'Draft', topUp: 'Top-up', autoRecharge: 'Automatic recharge' }[kind]
  const known = currencies.find((name) => name === currency)
  return (
    <tr>
      <td>
        {seq === undefined ? (
          name
        ) : (
          <Link to={webPaths.credit(region, seq)} title="What became of its credit">
            {name}
          </Link>
        )}
      </td>
      <td>
        <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>
      </td>
      <td className={table.number}>
        {known ? formatMoney(total, known) : `${total / 100} ${currency.toUpperCase()}`}
      </td>
      <td>
        <Badge color={isPaid ? 'green' : 'yellow'}>{isPaid ? 'Paid' : 'Open'}</Badge>
      </td>
      <td>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Invoice ${number} (opens in a new tab)`}
          >
            <IconExternalLink size={16} />
          </a>
        )}
      </td>
    </tr>
  )
}
