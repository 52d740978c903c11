import { Badge } from '@mantine/core'
import { currencies } from '@parley/functions/shared/billing/catalogue'
import type { Region } from '@parley/functions/shared/regions/regions'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { Column } from '../../../components/table/columns.ts'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { wholeTable } from '../../../components/table/tableData.ts'
import { formatCount, formatDate } from '../../../lib/formats/formats.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import type { Account } from '../account.ts'
import styles from '../BillingPage.module.css'
import { useInvoiceCredits } from './useInvoiceCredits.ts'
import { useInvoices, type Invoice } from './useInvoices.ts'
import { t } from '../texts.ts'

/** The invoices: for plan and add-ons with the payment service's own page, for credit with its use. */
export function Invoices({ account: { billing } }: { account: Account }) {
  const { region } = useWorkspaceRef()
  const { subscription } = billing ?? {}
  const credits = useInvoiceCredits()
  const [newest] = credits.values()
  const invoices = useInvoices(
    `${subscription?.id}/${subscription?.status}/${subscription?.startedAt}/${newest}`,
  )
  return (
    <section className={`${styles.card} ${styles.invoices}`} aria-label={t('invoices')}>
      <header className={styles.cardHead}>
        <h2>{t('invoices')}</h2>
      </header>
      <DataTable
        label={t('invoices')}
        failure={t('invoicesNotLoaded')}
        rows={invoices.status === 'ready' ? wholeTable(invoices.data) : invoices}
        columns={columnsOf(region, credits)}
        idOf={idOf}
        nameOf={nameOf}
        shownAtFirst={6}
        sortPart="invoices"
        empty={<p className={styles.hint}>{t('noInvoicesYet')}</p>}
      />
    </section>
  )
}

const idOf = ({ id }: Invoice) => id

function nameOf({ kind, number }: Invoice): string {
  return { plan: number || t('draft'), topUp: t('topUpKind'), autoRecharge: t('autoRechargeKind') }[kind]
}

/** `credits`: by invoice, the ledger entry of its credit. */
function columnsOf(region: Region, credits: ReadonlyMap<string, number>): Column<Invoice>[] {
  return [
    {
      id: 'number',
      title: t('number'),
      isMain: true,
      sortBy: nameOf,
      cell: (invoice) => {
        const seq = credits.get(invoice.id)
        return seq === undefined ? (
          <span title={nameOf(invoice)}>{nameOf(invoice)}</span>
        ) : (
          <Link to={webPaths.credit(region, seq)} title={t('whatBecameOfItsCredit')}>
            {nameOf(invoice)}
          </Link>
        )
      },
    },
    {
      id: 'date',
      title: t('date'),
      onCards: 'untitled',
      sortBy: ({ at }) => at,
      isDescendingFirst: true,
      cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>,
    },
    {
      id: 'total',
      title: t('total'),
      onCards: 'untitled',
      isNumber: true,
      sortBy: ({ total }) => total,
      isDescendingFirst: true,
      cell: totalOf,
    },
    {
      id: 'state',
      title: t('state'),
      onCards: 'untitled',
      cell: ({ isPaid }) => (
        <Badge color={isPaid ? 'green' : 'yellow'}>{isPaid ? t('paid') : t('open')}</Badge>
      ),
    },
    {
      id: 'link',
      title: t('link'),
      isTitleHidden: true,
      onCards: 'end',
      cell: ({ url, number }) =>
        url && (
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t('invoiceOpens', { number })}>
            <IconExternalLink size={16} />
          </a>
        ),
    },
  ]
}

function totalOf({ total, currency }: Invoice): string {
  const knownCurrency = currencies.find((name) => name === currency)
  return knownCurrency
    ? formatMoney(total, knownCurrency)
    : `${formatCount(total / 100)} ${currency.toUpperCase()}`
}
