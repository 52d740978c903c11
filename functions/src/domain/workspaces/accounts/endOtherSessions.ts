import { accessSchema } from '../../../shared/workspaces/access.ts'
import { paths } from '../../../shared/paths.ts'
import { regions, type Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAccount } from '../../kernel/access/authorize.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/** Ends all sessions of a person that began before the caller's own, in every region. */
export async function endOtherSessions(caller: Caller) {
  await authorizeForAccount(caller, 'endSessions', { uid: caller.uid })
  await Promise.all(regions.map((region) => endOlder(region, caller)))
  return { success: true as const }
}

async function endOlder(region: Region, { uid, authTime = 0 }: Caller): Promise<void> {
  await untilUnchanged(async () => {
    const access = await readDocument(region, paths.access(uid), accessSchema)
    if (access?.data.kind !== 'user' || access.data.tokensFrom >= authTime) return
    await new Writes(region).update(access.path, { tokensFrom: authTime }, access.version).commitUnchanged()
  })
}
