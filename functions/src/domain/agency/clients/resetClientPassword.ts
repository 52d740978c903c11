import { hourMs } from '../../../shared/durations.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { clientSchema, uidOfClient, type Client } from '../../../shared/agencies/client.ts'
import { identifierLengths } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { endSessions } from './clientAccess.ts'
import { hashPassword } from './passwords.ts'

const maxPerHour = 200

/** Sets a client's new password, returns it once, and ends their sessions. */
export async function resetClientPassword(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  input: { region: Region; clientId: string; password: string },
): Promise<{ password: string }> {
  const { region, clientId } = input
  await requireOwnClient(caller, { region, clientId })
  // A hash takes as long as a sign-in.
  await throttle(`resetPassword:${region}:${caller.uid}`, maxPerHour, hourMs, ports.now())
  const password = input.password || randomIdentifier(identifierLengths.clientPassword)
  const secret = await hashPassword(password, ports.now(), { by: caller.uid, since: caller.authTime })
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    const { orgId, name } = await holdRights(writes, region, caller, () =>
      requireOwnClient(caller, { region, clientId }),
    )
    const access = await readDocument(region, paths.access(uidOfClient(region, clientId)), accessSchema)
    if (!access) throw new AppError('permission-denied')
    writes.set(paths.clientSecret(clientId), { ...secret })
    writes.delete(paths.loginCode(clientId))
    endSessions(writes, access)
    addLogEntry(writes, { orgId, kind: 'clientPasswordReset', by: caller.uid, at: ports.now(), about: name })
    await writes.commitUnchanged()
  })
  return { password }
}

/** Returns a client whom the caller may change; the error is the same for a missing client and another's. */
async function requireOwnClient(
  caller: Caller,
  { region, clientId }: { region: Region; clientId: string },
): Promise<Client> {
  const client = await readDocument(region, paths.client(clientId), clientSchema)
  if (!client) throw new AppError('permission-denied')
  await authorizeForOrganisation(caller, 'changeClients', { region, orgId: client.data.orgId })
  return client.data
}
