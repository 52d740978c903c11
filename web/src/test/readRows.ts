import { paths } from '@parley/functions/shared/paths'
import type { RowList } from '../features/conversations/list/readRows.ts'
import { listOf } from './fakeLive.ts'

/** Returns the conversations of the test's world, as the REST interface would give them. */
export async function readRows({ region, agentId }: RowList) {
  const path = agentId === undefined ? 'convos' : paths.conversations(agentId)
  return { ...listOf(`${region}/${path}`), serverTime: Date.now() }
}
