import { clientSchema } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/**
 * Allows emails again to a client whose mailbox has refused one; does nothing where it accepts them. Throws
 * the same AppError 'permission-denied' for a missing client and for another's.
 */
export async function clearBounce(
  ports: Pick<Ports, 'mailDomains' | 'now'>,
  caller: Caller,
  { region, clientId }: { region: Region; clientId: string },
): Promise<{ success: true }> {
  await untilUnchanged(async () => {
    const stored = await readDocument(region, paths.client(clientId), clientSchema)
    if (!stored) throw new AppError('permission-denied')
    const { orgId, email, mailBouncedAt, name } = stored.data
    await authorizeForOrganisation(caller, 'changeClients', { region, orgId })
    if (mailBouncedAt === 0) return
    await ports.mailDomains.unblock(email)
    const writes = new Writes(region).update(stored.path, { mailBouncedAt: 0 }, stored.version)
    addLogEntry(writes, { orgId, kind: 'clientChanged', by: caller.uid, at: ports.now(), about: name })
    await writes.commitUnchanged()
  })
  return { success: true }
}
