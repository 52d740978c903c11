import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { tenantSchema } from '../../../shared/workspaces/tenant.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAccount } from '../../kernel/access/authorize.ts'
import { queueNotice } from '../../kernel/tasks/queueNotice.ts'
import { addWallet } from '../../billing/credits/wallets.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { addWorkspace } from '../members/addWorkspace.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { requireOwnUid } from './requireOwnUid.ts'
import { claimWelcomeGrant } from './claimWelcomeGrant.ts'
import { newWorkspaceSecret } from './workspaceSecret.ts'

export interface Arrival {
  region: Region
  /** The name that the person entered at sign-up; it replaces the name that the sign-in provider has. */
  name?: string | undefined
  workspaceName?: string | undefined
  ref?: string | undefined
  utmSource?: string | undefined
  allowsReport?: boolean | undefined
}

/**
 * Creates the personal workspace of a person who signs in for the first time. A repeated call, even at the
 * same moment or with another region, changes nothing and returns the workspace and region of the first. The
 * workspace secret is not returned, since no screen of a first sign-in shows it: the owner renews it when
 * they need it.
 */
export async function bootstrapAccount(ports: Ports, account: Caller, arrival: Arrival) {
  const caller = arrival.name === undefined ? account : { ...account, name: arrival.name }
  await requireOwnUid(caller)
  await authorizeForAccount(caller, 'createAccount', { uid: caller.uid })
  const region = await claimRegion(caller.uid, arrival.region)
  const workspace = {
    id: caller.uid,
    name: arrival.workspaceName ?? `Personal ${randomIdentifier(5)}`,
    referredFrom: arrival.ref,
    utmSource: arrival.utmSource,
    allowsReport: arrival.allowsReport,
    secret: newWorkspaceSecret(),
    isNewUser: true,
  }
  const created = await untilUnchanged(async () => {
    if (await readDocument(region, paths.workspace(caller.uid), workspaceSchema)) return false
    const grant = await claimWelcomeGrant(caller.uid, caller.email, ports.now())
    const writes = new Writes(region)
    await addWorkspace(writes, region, caller, workspace, ports.now())
    addWallet(writes, caller.uid, grant, ports.now())
    // Another call was faster, or an invite has just given the person access to this region.
    await writes.commitUnchanged()
    return true
  })
  if (created) {
    const about = { userId: caller.uid, region, referredFrom: arrival.ref ?? '' }
    await queueNotice(ports, region, 'newUser', caller.uid, about)
  }
  return { workspaceId: caller.uid, region, created }
}

/**
 * Returns the region of the first call. The registry is written before the tenant's data, so that two regions
 * cannot both win.
 */
async function claimRegion(workspaceId: string, wished: Region): Promise<Region> {
  const path = paths.tenant(workspaceId)
  const existing = await readDocument('na', path, tenantSchema)
  if (existing) return existing.data.region
  try {
    await new Writes('na').create(path, { region: wished }).commit()
    return wished
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return (await readDocument('na', path, tenantSchema))?.data.region ?? wished
  }
}
