import { accessSchema } from '../../../shared/workspaces/access.ts'
import { paths } from '../../../shared/paths.ts'
import { regions, type Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/** Ends all sessions of a person that began before a time in seconds, in every region. */
export async function endSessionsBefore(uid: string, time: number): Promise<void> {
  await Promise.all(regions.map((region) => endOlder(region, uid, time)))
}

async function endOlder(region: Region, uid: string, time: number): Promise<void> {
  await untilUnchanged(async () => {
    const access = await readDocument(region, paths.access(uid), accessSchema)
    if (access?.data.kind !== 'user' || access.data.tokensFrom >= time) return
    await new Writes(region).update(access.path, { tokensFrom: time }, access.version).commitUnchanged()
  })
}
