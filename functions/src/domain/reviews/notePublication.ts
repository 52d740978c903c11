import type { Agent } from '../../shared/agent.ts'
import type { Organisation } from '../../shared/organisation.ts'
import type { Writes } from '../../store/commit.ts'
import type { KeyedNotice } from '../notices/KeyedNotice.ts'
import { writeNotice } from '../notices/writeNotice.ts'
import { logDeed } from '../organisations/logDeed.ts'
import type { Approved } from './requireApproval.ts'
import { reviewNotice } from './reviewNotice.ts'

interface Publication extends Approved {
  published: Agent
  by: string
  at: number
}

/**
 * Notes in an organisation's log who approved what is published, or why nobody did. Answers what its clients
 * are told, in the same commit, where they should have been asked.
 */
export function notePublication(
  writes: Writes,
  { ID: orgId }: Organisation,
  { published, approval, reason, by, at }: Publication,
): KeyedNotice | undefined {
  const { ID: agentId, title, publishedVersion: round } = published
  const note = (kind: 'publishedApproved' | 'publishedUnapproved', who: string) =>
    logDeed(writes, { orgId, kind, by, at, about: `${title} · ${who}` })
  if (approval) note('publishedApproved', approval.byName)
  if (reason === '') return undefined
  note('publishedUnapproved', reason)
  const review = { agentId, orgId, round }
  const notice = reviewNotice({ kind: 'publishedUnapproved', review, title, words: reason, at })
  writeNotice(writes, notice)
  return notice
}
