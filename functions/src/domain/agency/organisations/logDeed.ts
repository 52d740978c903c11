import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { DeedKind } from '../../../shared/agencies/deeds.ts'

/** The database deletes what is older than two years. */
const keptMs = 2 * 365 * 86_400_000

interface Deed {
  orgId: string
  kind: DeedKind
  /** The uid of whoever did it. */
  by: string
  /** Unix milliseconds. */
  at: number
  /** What it was done to: a client's name, an agent, a page. */
  about?: string
}

/** Notes in an organisation's log what is done to it, in the commit that does it. */
export function logDeed(
  writes: Writes,
  { orgId, about = '', ...deed }: Deed,
  /** The same id is noted once. */
  id = randomIdentifier(20),
): void {
  const expiresAt = new Date(deed.at + keptMs)
  writes.create(paths.deed(orgId, id), { ...deed, about, expiresAt })
}
