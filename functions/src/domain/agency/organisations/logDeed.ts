import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { DeedKind } from '../../../shared/agencies/deeds.ts'

/** The database deletes entries that are older than two years. */
const keptMs = 2 * 365 * 86_400_000

interface Deed {
  orgId: string
  kind: DeedKind
  /** The uid of the person who did it. */
  by: string
  /** Unix milliseconds. */
  at: number
  /** The object of the action: a client's name, an agent, a page. */
  about?: string
}

/** Adds an action to an organisation's log, in the commit that performs it. */
export function logDeed(
  writes: Writes,
  { orgId, about = '', ...deed }: Deed,
  /** A repeated ID is logged once. */
  id = randomIdentifier(20),
): void {
  const expiresAt = new Date(deed.at + keptMs)
  writes.create(paths.deed(orgId, id), { ...deed, about, expiresAt })
}
