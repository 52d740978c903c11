import type { LedgerEntry, UsageRow } from '@parley/functions/shared/billing/wallet'
import { startOfDay } from '../../lib/formats/formats.ts'
import { featureOf, type FeatureKey } from './features.ts'
import { daysOf, type Period, type Span } from './periods.ts'

export interface UsageShare {
  key: string
  units: number
  inputTokens: number
  outputTokens: number
  count: number
}

export interface UsageReport {
  /** Units of credit: added to the balance, spent, and spent in the period before. */
  charged: number
  consumed: number
  consumedBefore: number
  /** The number of conversations with a cost. */
  conversations: number
  /** The use of each day, and of the corresponding day of the period before. */
  days: { day: number; units: number; before: number | null }[]
  /** Each list is sorted by size, the largest first. */
  features: (UsageShare & { key: FeatureKey })[]
  agents: UsageShare[]
  models: UsageShare[]
  /** The use by day, then by agent. */
  agentDays: { day: number; units: Map<string, number> }[]
}

/** Sums up a period's cost by day, feature, agent and model. */
export function usageReport(rows: UsageRow[], movements: LedgerEntry[], period: Period): UsageReport {
  const rowsOfPeriod = within(rows, period)
  const earlier = within(rows, period.before)
  const byDay = sumsByDay(rowsOfPeriod)
  const beforeByDay = [...daysOf(period.before)].map((day) => sumsByDay(earlier).get(day) ?? 0)
  const features = partsBy(rowsOfPeriod, featureOf)
  return {
    charged: within(movements, period).reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
    consumed: sumOf(rowsOfPeriod),
    consumedBefore: sumOf(earlier),
    conversations: new Set(rowsOfPeriod.map(({ conversationId }) => conversationId)).size,
    days: daysOf(period).map((day, index) => ({
      day,
      units: byDay.get(day) ?? 0,
      before: beforeByDay[index] ?? null,
    })),
    features,
    agents: partsBy(rowsOfPeriod, ({ agentId }) => agentId),
    models: partsBy(
      rowsOfPeriod.filter(({ inputTokens, outputTokens }) => inputTokens + outputTokens > 0),
      ({ model }) => model,
    ),
    agentDays: daysOf(period).map((day) => ({
      day,
      units: new Map(
        partsBy(
          rowsOfPeriod.filter(({ at }) => startOfDay(at) === day),
          ({ agentId }) => agentId,
        ).map(({ key, units }) => [key, units]),
      ),
    })),
  }
}

/** Returns the running sums of values; null stays null. */
export function runningSums(values: readonly (number | null)[]): (number | null)[] {
  let sum = 0
  return values.map((value) => (value === null ? null : (sum += value)))
}

function within<T extends { at: number }>(items: T[], { from, to }: Span): T[] {
  return items.filter(({ at }) => at >= from && at < to)
}

function sumOf(rows: UsageRow[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

function sumsByDay(rows: UsageRow[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { at, amount } of rows) sums.set(startOfDay(at), (sums.get(startOfDay(at)) ?? 0) + amount)
  return sums
}

function partsBy<Key extends string>(
  rows: UsageRow[],
  keyOf: (row: UsageRow) => Key,
): (UsageShare & { key: Key })[] {
  const parts = new Map<Key, UsageShare & { key: Key }>()
  for (const row of rows) {
    const key = keyOf(row)
    const part = parts.get(key) ?? { key, units: 0, inputTokens: 0, outputTokens: 0, count: 0 }
    part.units += row.amount
    part.inputTokens += row.inputTokens
    part.outputTokens += row.outputTokens
    part.count += 1
    parts.set(key, part)
  }
  return [...parts.values()].toSorted((one, other) => other.units - one.units)
}
