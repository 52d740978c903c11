import type { ClientAccess } from '../../../shared/workspaces/access.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { readAccess, type Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

interface InRegion {
  region: Region
}

/** Allows the impersonator to make changes too: leads, tags, an agent's appearance. It is logged. */
export async function actInImpersonation(ports: Pick<Ports, 'now'>, caller: Caller, { region }: InRegion) {
  const access = await requireImpersonation(region, caller)
  if (access.isActing) return { success: true as const }
  const writes = new Writes(region).update(paths.access(caller.uid), { isActing: true })
  addLogEntry(writes, {
    orgId: access.orgId,
    kind: 'impersonationActed',
    by: access.actor ?? '',
    at: ports.now(),
  })
  await writes.commit()
  return { success: true as const }
}

/** Ends the caller's impersonation at once. */
export async function endImpersonation(ports: Pick<Ports, 'now'>, caller: Caller, { region }: InRegion) {
  await untilUnchanged(async () => {
    const access = await requireImpersonation(region, caller)
    const org = await readDocument(region, paths.org(access.orgId), organisationSchema)
    const now = ports.now()
    // The document keeps its number, so that this token is never valid again.
    const writes = new Writes(region).update(paths.access(caller.uid), {
      disabled: true,
      sv: access.sv + 1,
    })
    if (org?.data.support?.by === caller.uid) writes.update(org.path, { support: null }, org.version)
    if (org)
      addLogEntry(writes, {
        orgId: access.orgId,
        kind: 'impersonationEnded',
        by: access.actor ?? '',
        at: now,
      })
    await writes.commitUnchanged()
  })
  return { success: true as const }
}

async function requireImpersonation(region: Region, caller: Caller): Promise<ClientAccess> {
  const access = await readAccess(region, caller)
  if (access.kind !== 'imp') throw new AppError('permission-denied')
  return access
}
