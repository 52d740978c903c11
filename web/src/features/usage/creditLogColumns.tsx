import type { Region } from '@parley/functions/shared/regions/regions'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCredits, formatTaken } from '../../lib/formats/formatCredits.ts'
import type { Column } from '../../components/table/columns.ts'
import { formatCount, formatDateTime } from '../../lib/formats/formats.ts'
import { webPaths } from '../../lib/webPaths.ts'
import type { LogEntry } from './creditLog.ts'
import styles from './UsagePage.module.css'
import { t } from './texts.ts'

/** Returns the columns of the credit log; `nameOf` names agents. */
export function creditLogColumns(region: Region, nameOf: (agentId: string) => string): Column<LogEntry>[] {
  const causeOf = ({ causedBy, agentId }: LogEntry) =>
    causedBy === 'agent' ? nameOf(agentId) : t('billingCause')
  return [
    {
      id: 'time',
      title: t('time'),
      onCards: 'untitled',
      sortBy: ({ at }) => at,
      isDescendingFirst: true,
      cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
    },
    {
      id: 'message',
      title: t('message'),
      isMain: true,
      sortBy: ({ message }) => message,
      cell: ({ conversationId, agentId, message }) =>
        conversationId ? (
          <Link to={webPaths.conversation(region, agentId, conversationId)}>{message}</Link>
        ) : (
          message
        ),
    },
    { id: 'cause', title: t('agentOrFeature'), onCards: 'untitled', sortBy: causeOf, cell: causeOf },
    {
      id: 'model',
      title: t('model'),
      onCards: 'hidden',
      sortBy: ({ model }) => model,
      cell: ({ model }) => model || '–',
    },
    {
      id: 'tokens',
      title: t('tokens'),
      isNumber: true,
      isDescendingFirst: true,
      onCards: 'hidden',
      sortBy: tokensOf,
      cell: (entry) => <Tokens entry={entry} />,
    },
    {
      id: 'credits',
      title: t('credits'),
      isNumber: true,
      isDescendingFirst: true,
      onCards: 'end',
      sortBy: ({ direction, units }) => (direction === 'increase' ? units : -units),
      cell: (entry) => <Credits region={region} entry={entry} />,
    },
  ]
}

function tokensOf({ inputTokens, outputTokens }: LogEntry): number {
  return inputTokens + outputTokens
}

function Tokens({ entry }: { entry: LogEntry }) {
  const tokens = tokensOf(entry)
  if (tokens === 0) return '–'
  return (
    <span title={t('inAndOut', { input: entry.inputTokens, output: entry.outputTokens })}>
      {formatCount(tokens)}
    </span>
  )
}

function Credits({ region, entry: { direction, units, proof } }: { region: Region; entry: LogEntry }) {
  const isIncrease = direction === 'increase'
  return (
    <span className={isIncrease ? styles.increase : undefined}>
      <Proof region={region} of={proof}>
        <span className="unseen">{isIncrease ? t('increase') : t('decrease')} </span>
        {isIncrease ? `${units > 0 ? '+' : ''}${formatCredits(units, 4)}` : formatTaken(units, 4)}
      </Proof>
    </span>
  )
}

interface ProofProps {
  region: Region
  of: LogEntry['proof']
  children: ReactNode
}

/** Links to the receipt of a use, or to the use of added credit. */
function Proof({ region, of: proof, children }: ProofProps) {
  if (!proof) return children
  return (
    <Link
      to={
        'seq' in proof
          ? webPaths.credit(region, proof.seq)
          : webPaths.receipt(region, proof.lease, proof.messageId)
      }
      title={'seq' in proof ? t('creditFate') : t('receipt')}
    >
      {children}
    </Link>
  )
}
