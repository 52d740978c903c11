import { Button } from '@mantine/core'
import { formatCredits, formatTaken } from '@parley/functions/shared/credits'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCount, formatDateTime } from '../../lib/formats.ts'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import type { LogEntry } from './creditLog.ts'
import { ScrollTable } from './ScrollTable.tsx'
import styles from './UsagePage.module.css'

interface CreditLogProps {
  entries: LogEntry[]
  nameOf: (agentId: string) => string
}

const pageSize = 50

/** Every change of the balance, newest first. */
export function CreditLog({ entries, nameOf }: CreditLogProps) {
  const [count, setCount] = useState(pageSize)
  const shown = entries.slice(0, count)
  return (
    <section className={styles.log} aria-labelledby="credit-log">
      <h2 id="credit-log">Credit log</h2>
      {entries.length === 0 ? (
        <p className={styles.hint}>Nothing has changed your balance in this period.</p>
      ) : (
        <ScrollTable label="Entries of the credit log">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Message</th>
              <th scope="col">Agent or feature</th>
              <th scope="col">Model</th>
              <th scope="col">Tokens</th>
              <th scope="col">Credits</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <LogRow key={entry.key} entry={entry} nameOf={nameOf} />
            ))}
          </tbody>
        </ScrollTable>
      )}
      {entries.length > shown.length && (
        <Button variant="default" onClick={() => setCount(count + pageSize)}>
          Show older entries
        </Button>
      )}
      {entries.length > pageSize && (
        <output className={styles.hint}>
          {formatCount(shown.length)} of {formatCount(entries.length)} entries
        </output>
      )}
    </section>
  )
}

function LogRow({ entry, nameOf }: { entry: LogEntry; nameOf: (agentId: string) => string }) {
  const { region } = useWorkspaceRef()
  const {
    at,
    direction,
    units,
    causedBy,
    agentId,
    message,
    conversationId,
    proof,
    model,
    inputTokens,
    outputTokens,
  } = entry
  const tokens = inputTokens + outputTokens
  const isIncrease = direction === 'increase'
  return (
    <tr>
      <td>
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
      </td>
      <td>
        {conversationId ? (
          <Link to={webPaths.conversation(region, agentId, conversationId)}>{message}</Link>
        ) : (
          message
        )}
      </td>
      <td>{causedBy === 'agent' ? nameOf(agentId) : 'Billing'}</td>
      <td>{model || '–'}</td>
      <td title={tokens > 0 ? `${formatCount(inputTokens)} in, ${formatCount(outputTokens)} out` : undefined}>
        {tokens > 0 ? formatCount(tokens) : '–'}
      </td>
      <td className={isIncrease ? styles.increase : undefined}>
        <Proof of={proof}>
          <span className="unseen">{isIncrease ? 'Increase' : 'Decrease'} </span>
          {isIncrease ? `${units > 0 ? '+' : ''}${formatCredits(units, 4)}` : formatTaken(units, 4)}
        </Proof>
      </td>
    </tr>
  )
}

/** Leads to the receipt of what was used, or to what became of what came in. */
function Proof({ of: proof, children }: { of: LogEntry['proof']; children: ReactNode }) {
  const { region } = useWorkspaceRef()
  if (!proof) return children
  return (
    <Link
      to={
        'seq' in proof
          ? webPaths.credit(region, proof.seq)
          : webPaths.receipt(region, proof.lease, proof.messageId)
      }
      title={'seq' in proof ? 'What became of it' : 'Receipt'}
    >
      {children}
    </Link>
  )
}
