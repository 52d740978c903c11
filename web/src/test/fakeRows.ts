import { paths } from '@parley/functions/shared/paths'
import type { RowList } from '../features/conversations/readRows.ts'
import { listOf } from './fakeLive.ts'

/** The conversations of the test's world, as the REST interface would give them. */
export async function readRows({ region, agentId }: RowList) {
  return { ...listOf(`${region}/${paths.conversations(agentId)}`), serverTime: Date.now() }
}
