import { Button, EmptyState, Skeleton } from '@mantine/core'
import { formatCredits, formatTaken } from '@parley/functions/shared/credits'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../../components/LoadFailure.tsx'
import { Page } from '../../../components/Page.tsx'
import { formatDateTime } from '../../../lib/formats.ts'
import { formatMoney } from '../../../lib/money.ts'
import { webPaths } from '../../../lib/paths.ts'
import { useWorkspaceRef } from '../../../lib/session.ts'
import type { AgentNames } from '../agentNames.ts'
import { movementNames } from '../features.ts'
import { ScrollTable } from '../ScrollTable.tsx'
import type { PaidRow } from './creditSpans.ts'
import { useCredit, type CreditParts } from './useCredit.ts'
import styles from './receipts.module.css'

interface CreditPageProps {
  /** The movement's number in the ledger. */
  seq: number
  names: AgentNames
}

/** What became of the credit that a payment, a plan's month or a gift has brought. */
export function CreditPage({ seq, names: { nameOf, ask } }: CreditPageProps) {
  const { region } = useWorkspaceRef()
  const credit = useCredit(seq)
  const parts = credit.status === 'ready' ? credit.data : null

  useEffect(() => {
    if (parts) ask(parts.rows.map(({ row }) => row.agentId))
  }, [ask, parts])

  const title = credit.status === 'ready' && credit.data ? movementNames[credit.data.entry.type] : 'Credit'
  return (
    <Page
      title={title}
      width="narrow"
      actions={
        <>
          <Button component={Link} variant="default" to={webPaths.billing(region)}>
            Billing
          </Button>
          <Button component={Link} variant="default" to={webPaths.usage(region)}>
            Usage
          </Button>
        </>
      }
    >
      {credit.status === 'loading' && <Skeleton height={280} radius="lg" />}
      {credit.status === 'error' && (
        <LoadFailure title="This credit could not be loaded" error={credit.error} retry={credit.retry} />
      )}
      {credit.status === 'ready' && !credit.data && (
        <EmptyState
          title="There is no such credit"
          description="Your credit log lists every change of the balance."
        />
      )}
      {credit.status === 'ready' && credit.data && (
        <div className={styles.parts}>
          <Origin {...credit.data} />
          <Spent rows={credit.data.rows} isCut={credit.data.isCut} nameOf={nameOf} />
        </div>
      )}
    </Page>
  )
}

function Origin({ entry, purchase, taken }: CreditParts) {
  const debt = entry.debt === undefined ? 0 : -entry.debt
  return (
    <section className={styles.card} aria-label="Where it came from">
      <table className={styles.sum}>
        <tbody>
          <tr>
            <th scope="row">
              Came in<small>{formatDateTime(entry.at)}</small>
            </th>
            <td>{formatCredits(entry.amount + debt, 4)}</td>
          </tr>
          {debt > 0 && (
            <tr>
              <th scope="row">
                Paid a debt<small>Credit that was refunded after it had been spent</small>
              </th>
              <td>{formatTaken(debt, 4)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">
              Used
              <small>
                The oldest credit is spent first; answers of the last minutes count once they are settled
              </small>
            </th>
            <td>{formatTaken(taken, 4)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Left of it</th>
            <td>{formatCredits(entry.amount - taken, 4)}</td>
          </tr>
        </tfoot>
      </table>
      <dl className={styles.facts}>
        {purchase && (
          <div>
            <dt>Paid</dt>
            <dd>
              {formatMoney(purchase.total, purchase.currency)}
              {purchase.tax > 0 && ` (${formatMoney(purchase.tax, purchase.currency)} of it tax)`},{' '}
              {purchase.kind === 'autoRecharge' ? 'by automatic recharge' : 'by hand'}
            </dd>
          </div>
        )}
        {purchase && (
          <div>
            <dt>Payment</dt>
            <dd>
              <code>{purchase.paymentId}</code>
            </dd>
          </div>
        )}
        {entry.type === 'plan' && (
          <div>
            <dt>Invoice</dt>
            <dd>
              <code>{entry.ref}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>Number</dt>
          <dd>{entry.seq}</dd>
        </div>
      </dl>
    </section>
  )
}

function Spent({
  rows,
  isCut,
  nameOf,
}: {
  rows: PaidRow[]
  isCut: boolean
  nameOf: (agentId: string) => string
}) {
  const { region } = useWorkspaceRef()
  return (
    <section className={styles.spent} aria-labelledby="credit-spent">
      <h2 id="credit-spent">What it has paid</h2>
      {rows.length === 0 && <p className={styles.hint}>Nothing yet.</p>}
      {rows.length > 0 && (
        <ScrollTable label="Answers that this credit has paid">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Agent</th>
              <th scope="col">Model</th>
              <th scope="col">Credits</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, lease, units }, index) => (
              // A lease may name a message of every conversation: the place is what tells them apart.
              <tr key={`${lease}-${row.messageId}-${index}`}>
                <td>
                  <Link to={webPaths.receipt(region, lease, row.messageId)}>{formatDateTime(row.at)}</Link>
                </td>
                <td>{nameOf(row.agentId)}</td>
                <td>{row.model === 'call' ? 'Voice call' : row.model}</td>
                <td>{formatCredits(units, 4)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {isCut && <p className={styles.hint}>Older receipts stand in the credit log.</p>}
    </section>
  )
}
