import { toCsv } from '@parley/functions/shared/texts/csv'
import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import type { LedgerEntry } from '@parley/functions/shared/billing/wallet'
import { formatCredits } from '../../lib/formats/formatCredits.ts'
import { featureOf } from './features.ts'
import type { Span } from './periods.ts'
import type { SettledRow } from './useUsageRows.ts'
import { t } from './texts.ts'

/** One change of the balance with its cause. */
export interface LogEntry {
  key: string
  at: number
  /** Units of credit, not negative; `direction` gives the sign. */
  units: number
  direction: 'increase' | 'decrease'
  causedBy: 'agent' | 'feature'
  agentId: string
  featureKey: string
  message: string
  conversationId: string
  /** Identifies the explanation: the receipt of a use, or the movement that added credit. */
  proof: { lease: string; messageId: string } | { seq: number } | null
  model: string
  inputTokens: number
  outputTokens: number
}

/** Lists the increases and decreases of a period, newest first. */
export function creditLog(rows: SettledRow[], movements: LedgerEntry[], { from, to }: Span): LogEntry[] {
  // An invoice of add-ons alone moves nothing.
  const moved = movements.filter(({ amount, debt = 0 }) => amount !== 0 || debt !== 0)
  const entries = [...rows.map(fromUsage), ...moved.map(fromMovement)]
  return entries.filter(({ at }) => at >= from && at < to).toSorted((one, other) => other.at - one.at)
}

/** Returns the log as CSV; `nameOf` names agents. */
export function creditLogCsv(entries: LogEntry[], nameOf: (agentId: string) => string): string {
  const head = [
    t('column_time'),
    t('column_direction'),
    t('column_credits'),
    t('column_causedBy'),
    t('column_agent'),
    t('column_agentId'),
    t('column_feature'),
    t('column_message'),
    t('column_model'),
    t('column_input'),
    t('column_output'),
    t('column_conversation'),
  ]
  const lines = entries.map(
    ({
      at,
      direction,
      units,
      causedBy,
      agentId,
      featureKey,
      message,
      model,
      inputTokens,
      outputTokens,
      conversationId,
    }) => [
      new Date(at).toISOString(),
      direction,
      (units / unitsPerCredit) * (direction === 'decrease' ? -1 : 1),
      causedBy,
      agentId && nameOf(agentId),
      agentId,
      featureKey,
      message,
      model,
      inputTokens,
      outputTokens,
      conversationId,
    ],
  )
  return toCsv([head, ...lines])
}

function fromUsage(
  { at, amount, agentId, conversationId, messageId, lease, model, inputTokens, outputTokens }: SettledRow,
  index: number,
): LogEntry {
  const featureKey = featureOf({ model })
  const isCall = featureKey === 'calls'
  return {
    key: `usage-${conversationId}-${messageId}-${at}-${index}`,
    at,
    units: amount,
    direction: 'decrease',
    causedBy: 'agent',
    agentId,
    featureKey,
    conversationId,
    proof: { lease, messageId },
    message: isCall ? t('voiceCall') : t('answer'),
    model: isCall ? '' : model,
    inputTokens,
    outputTokens,
  }
}

function fromMovement({ at, amount, type, seq, position, debt = 0 }: LedgerEntry): LogEntry {
  // Credit that is already spent cannot be taken back: it becomes a debt, and the entry is still a decrease.
  const isDecrease = amount < 0 || type === 'refund' || type === 'dispute'
  const movement = t(`movement_${type}`)
  const credits = formatCredits(Math.abs(debt), 4)
  return {
    key: `ledger-${seq}`,
    at,
    units: Math.abs(amount),
    direction: isDecrease ? 'decrease' : 'increase',
    causedBy: 'feature',
    agentId: '',
    featureKey: type,
    message: debt === 0 ? movement : t(debt > 0 ? 'spentAlready' : 'forADebt', { movement, credits }),
    conversationId: '',
    proof: position === undefined ? null : { seq },
    model: '',
    inputTokens: 0,
    outputTokens: 0,
  }
}
