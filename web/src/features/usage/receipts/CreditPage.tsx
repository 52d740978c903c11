import { EmptyState, Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { formatCredits, formatTaken } from '../../../lib/formats/formatCredits.ts'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Paper } from '../../../components/receipts/ReceiptPaper.tsx'
import { MoneyTabs } from '../../../components/page/MoneyTabs.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { formatDateTime } from '../../../lib/formats/formats.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import type { AgentNames } from '../../../lib/agents/AgentNames.ts'
import { SpentTable } from './SpentTable.tsx'
import { useCredit, type CreditParts } from './useCredit.ts'
import styles from './receipts.module.css'
import { t } from '../texts.ts'

interface CreditPageProps {
  /** The movement's number in the ledger. */
  seq: number
  names: AgentNames
}

/** Shows what the credit of a payment, a plan's month or a gift was spent on. */
export function CreditPage({ seq, names: { nameOf, requestNames } }: CreditPageProps) {
  const credit = useCredit(seq)
  const parts = credit.status === 'ready' ? credit.data : null

  useEffect(() => {
    if (parts) requestNames(parts.rows.map(({ row }) => row.agentId))
  }, [requestNames, parts])

  const title =
    credit.status === 'ready' && credit.data ? t(`movement_${credit.data.entry.type}`) : t('credit')
  return (
    <Page title={title} width="narrow">
      <MoneyTabs />
      {credit.status === 'loading' && <Skeleton height={280} radius="lg" />}
      {credit.status === 'error' && (
        <LoadFailure title={t('creditNotLoaded')} error={credit.error} retry={credit.retry} />
      )}
      {credit.status === 'ready' && !credit.data && (
        <EmptyState title={t('thereIsNoSuchCredit')} description={t('creditLogHint')} />
      )}
      {credit.status === 'ready' && credit.data && (
        <div className={styles.parts}>
          <Origin {...credit.data} />
          <section className={styles.spent} aria-labelledby="credit-spent">
            <h2 id="credit-spent">{t('whatItHasPaid')}</h2>
            <SpentTable rows={credit.data.rows} nameOf={nameOf} />
            {credit.data.isCut && <p className={styles.hint}>{t('olderReceipts')}</p>}
          </section>
        </div>
      )}
    </Page>
  )
}

function Origin({ entry, purchase, taken }: CreditParts) {
  const debt = entry.debt === undefined ? 0 : -entry.debt
  return (
    <section className={styles.paper} aria-label={t('creditOrigin')}>
      <Paper>
        <table className={styles.sum}>
          <tbody>
            <tr>
              <th scope="row">
                {t('cameIn')}
                <small>{formatDateTime(entry.at)}</small>
              </th>
              <td>{formatCredits(entry.amount + debt, 4)}</td>
            </tr>
            {debt > 0 && (
              <tr>
                <th scope="row">
                  {t('paidADebt')}
                  <small>{t('refundedAfterSpending')}</small>
                </th>
                <td>{formatTaken(debt, 4)}</td>
              </tr>
            )}
            <tr>
              <th scope="row">
                {t('used')}
                <small>{t('spendingOrderHint')}</small>
              </th>
              <td>{formatTaken(taken, 4)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('leftOf')}</th>
              <td>{formatCredits(entry.amount - taken, 4)}</td>
            </tr>
          </tfoot>
        </table>
        <dl className={styles.facts}>
          {purchase && (
            <div>
              <dt>{t('paid')}</dt>
              <dd>{paidWords(purchase)}</dd>
            </div>
          )}
          {purchase && (
            <div>
              <dt>{t('payment')}</dt>
              <dd>
                <code>{purchase.paymentId}</code>
              </dd>
            </div>
          )}
          {entry.type === 'plan' && (
            <div>
              <dt>{t('invoice')}</dt>
              <dd>
                <code>{entry.ref}</code>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('number')}</dt>
            <dd>{entry.seq}</dd>
          </div>
        </dl>
      </Paper>
    </section>
  )
}

function paidWords({ total, tax, currency, kind }: NonNullable<CreditParts['purchase']>): string {
  const isByHand = kind !== 'autoRecharge'
  const amounts = { total: formatMoney(total, currency), tax: formatMoney(tax, currency) }
  if (tax > 0) return t(isByHand ? 'ofItTaxByHand' : 'ofItTax', amounts)
  return t(isByHand ? 'paidByHand' : 'paidAutomatically', amounts)
}
