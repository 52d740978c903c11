import { EmptyState, Skeleton } from '@mantine/core'
import type { Catalogue } from '@parley/functions/shared/billing/catalogue'
import type { UsageRow } from '@parley/functions/shared/billing/wallet'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { formatCredits, formatTaken } from '../../../lib/formats/formatCredits.ts'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Paper } from '../../../components/receipts/ReceiptPaper.tsx'
import { MoneyTabs } from '../../../components/page/MoneyTabs.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { formatDateTime } from '../../../lib/formats/formats.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import type { AgentNames } from '../../../lib/agents/AgentNames.ts'
import type { PaidPart } from './creditSpans.ts'
import { priceLines } from './priceLines.ts'
import { useReceipt } from './useReceipt.ts'
import styles from './receipts.module.css'
import { t } from '../texts.ts'

interface ReceiptPageProps {
  lease: string
  /** Empty for a call. */
  messageId: string
  names: AgentNames
}

/** Shows the cost of one answer, its calculation, and the payment that bought the credit. */
export function ReceiptPage({ lease, messageId, names: { nameOf, requestNames } }: ReceiptPageProps) {
  const receipt = useReceipt(lease, messageId)
  const agentId = receipt.status === 'ready' ? receipt.data?.row.agentId : undefined

  useEffect(() => {
    if (agentId) requestNames([agentId])
  }, [requestNames, agentId])

  return (
    <Page title={t('receipt')} width="narrow">
      <MoneyTabs />
      {receipt.status === 'loading' && <Skeleton height={280} radius="lg" />}
      {receipt.status === 'error' && (
        <LoadFailure title={t('receiptNotLoaded')} error={receipt.error} retry={receipt.retry} />
      )}
      {receipt.status === 'ready' && !receipt.data && (
        <EmptyState title={t('notSettledYet')} description={t('receiptNotSettledYet')} />
      )}
      {receipt.status === 'ready' && receipt.data && (
        <div className={styles.parts}>
          <Sum row={receipt.data.row} catalogue={receipt.data.catalogue} />
          <PaidBy parts={receipt.data.parts} />
          <Facts
            row={receipt.data.row}
            catalogue={receipt.data.catalogue}
            lease={lease}
            name={nameOf(receipt.data.row.agentId)}
          />
        </div>
      )}
    </Page>
  )
}

function Sum({ row, catalogue }: { row: UsageRow; catalogue: Catalogue | null }) {
  const lines = catalogue ? priceLines(row, catalogue) : undefined
  const full = lines?.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section className={styles.paper} aria-labelledby="receipt-sum">
      <Paper>
        <h2 id="receipt-sum">
          {row.model === 'call' ? t('voiceCall') : t('answerBy', { model: row.model })}
        </h2>
        <table className={styles.sum}>
          <tbody>
            {lines?.map(({ label, tokens, creditsPerMillion, amount }) => (
              <tr key={label}>
                <th scope="row">
                  {t(label)}
                  {creditsPerMillion !== null && (
                    <small>{t('creditsAMillion', { tokens, credits: creditsPerMillion })}</small>
                  )}
                  {label === 'ownKeyFee' && <small>{t('paidAtTheVendor', { tokens })}</small>}
                </th>
                <td>{formatCredits(amount, 4)}</td>
              </tr>
            ))}
            {row.model === 'call' && (
              <tr>
                <th scope="row">
                  {t('theLine')}
                  <small>{t('telephoneCharge')}</small>
                </th>
                <td>{formatCredits(row.amount, 4)}</td>
              </tr>
            )}
            {full !== undefined && full > row.amount && (
              <tr>
                <th scope="row">
                  {t('aboveTheBound')}
                  <small>{t('overHoldNotCharged')}</small>
                </th>
                <td>{formatTaken(full - row.amount, 4)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('credits')}</th>
              <td>{formatCredits(row.amount, 4)}</td>
            </tr>
          </tfoot>
        </table>
      </Paper>
    </section>
  )
}

function PaidBy({ parts }: { parts: PaidPart[] }) {
  const { region } = useWorkspaceRef()
  return (
    <section className={styles.card} aria-labelledby="receipt-paid">
      <h2 id="receipt-paid">{t('paidFrom')}</h2>
      {parts.length === 0 && <p className={styles.hint}>{t('thisCostNoCredit')}</p>}
      <ul className={styles.list}>
        {parts.map(({ entry, units }) => (
          <li key={entry.seq}>
            <Link to={webPaths.credit(region, entry.seq)}>
              {t('movementOf', { movement: t(`movement_${entry.type}`), at: new Date(entry.at) })}
            </Link>
            <span>{formatCredits(units, 4)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('oldestCreditFirst')}</p>
    </section>
  )
}

function Facts({
  row,
  catalogue,
  lease,
  name,
}: {
  row: UsageRow
  catalogue: Catalogue | null
  lease: string
  name: string
}) {
  const { region } = useWorkspaceRef()
  const change = catalogue?.changes.find(({ version }) => version === catalogue.version)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('time')}</dt>
        <dd>{formatDateTime(row.at)}</dd>
      </div>
      <div>
        <dt>{t('agent')}</dt>
        <dd>{name}</dd>
      </div>
      {row.conversationId && (
        <div>
          <dt>{t('conversation')}</dt>
          <dd>
            <Link to={webPaths.conversation(region, row.agentId, row.conversationId)}>
              {t('openTheConversation')}
            </Link>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('pricedBy')}</dt>
        <dd>
          {catalogue
            ? change
              ? t('priceListOf', { version: catalogue.version, date: change.date, text: change.text })
              : t('priceList', { version: catalogue.version })
            : row.model === 'call'
              ? t('lineCost')
              : row.rule}
        </dd>
      </div>
      {row.messageId && (
        <div>
          <dt>{t('message')}</dt>
          <dd>
            <code>{row.messageId}</code>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('settledIn')}</dt>
        <dd>
          <code>{lease}</code>
        </dd>
      </div>
    </dl>
  )
}
