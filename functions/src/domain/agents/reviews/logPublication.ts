import type { Agent } from '../../../shared/agents/agent.ts'
import type { Organisation } from '../../../shared/agencies/organisation.ts'
import type { Writes } from '../../../store/commit.ts'
import { writeNotice } from '../../agency/notices/writeNotice.ts'
import { addLogEntry } from '../../agency/organisations/addLogEntry.ts'
import type { Approved } from './requireApproval.ts'
import { reviewNotice } from './reviewNotice.ts'

interface Publication extends Approved {
  published: Agent
  by: string
  at: number
}

/**
 * Logs in an organisation's log who approved a publication, or why it was published without an approval.
 * Clients who should have been asked are notified in the same commit.
 */
export function logPublication(
  writes: Writes,
  { ID: orgId }: Organisation,
  { published, approval, reason, by, at }: Publication,
): void {
  const { ID: agentId, title, publishedVersion: round } = published
  const note = (kind: 'publishedApproved' | 'publishedUnapproved', who: string) =>
    addLogEntry(writes, { orgId, kind, by, at, about: `${title} · ${who}` })
  if (approval) note('publishedApproved', approval.byName)
  if (reason === '') return
  note('publishedUnapproved', reason)
  const review = { agentId, orgId, round }
  writeNotice(writes, reviewNotice({ kind: 'publishedUnapproved', review, title, words: reason, at }))
}
