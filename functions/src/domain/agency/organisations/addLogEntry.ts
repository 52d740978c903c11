import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { kindsOfAgency, type OrganisationLogKind } from '../../../shared/agencies/organisationLog.ts'

/** The database deletes entries that are older than two years. */
const retentionMs = 2 * 365 * dayMs

interface NewLogEntry {
  orgId: string
  kind: OrganisationLogKind
  /** The uid of the person who did it. */
  by: string
  /** Unix milliseconds. */
  at: number
  /** The object of the action: a client's name, an agent, a page. */
  about?: string
}

/** Adds an action to an organisation's log, in the commit that performs it. */
export function addLogEntry(
  writes: Writes,
  { orgId, about = '', ...entry }: NewLogEntry,
  /** A repeated ID is logged once. */
  id = randomIdentifier(20),
): void {
  const isOfAgency = kindsOfAgency.includes(entry.kind)
  const expiresAt = new Date(entry.at + retentionMs)
  writes.create(paths.organisationLogEntry(orgId, id), { ...entry, about, isOfAgency, expiresAt })
}
