import { welcomeGrantUnits } from '../../shared/credits.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { tenantSchema } from '../../shared/tenant.ts'
import type { Workspace } from '../../shared/workspace.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import { AppError } from '../AppError.ts'
import { addWallet } from '../credits/wallets.ts'
import { randomIdentifier } from '../identifiers.ts'
import type { Ports } from '../ports.ts'

export interface Arrival {
  region: Region
  ref?: string | undefined
  utmSource?: string | undefined
}

/**
 * Creates the personal workspace of somebody who signs in for the first time. Calling it again, even at the same
 * moment or with another region, changes nothing: the answer is the workspace and region of the first call.
 */
export async function bootstrapAccount(ports: Ports, caller: Caller, arrival: Arrival) {
  if (!caller.emailVerified) throw new AppError('email-not-verified')
  const region = await claimRegion(caller.uid, arrival.region)
  const now = ports.now()
  const workspace = newWorkspace(caller, { ...arrival, region }, now)
  const writes = new Writes(region)
  writes.create(paths.workspace(caller.uid), { ...workspace })
  writes.create(paths.member(caller.uid, caller.uid), { uid: caller.uid, email: caller.email, name: '', role: 'owner', joinedAt: workspace.joinedAt })
  writes.create(paths.access(caller.uid), { kind: 'user', sv: caller.sessionVersion, disabled: false, ws: { [caller.uid]: 'owner' } })
  addWallet(writes, { region, workspaceId: caller.uid }, welcomeGrantUnits, now)
  try {
    await writes.commit()
  } catch (error) {
    if (error instanceof Conflict && error.kind === 'exists') return { workspaceId: caller.uid, region, created: false }
    throw error
  }
  ports.notify('newUser', { userId: caller.uid, region, referredFrom: workspace.referredFrom })
  return { workspaceId: caller.uid, region, created: true }
}

/** The first call decides; the registry is written before the tenant's data so that two regions cannot both win. */
async function claimRegion(workspaceId: string, wished: Region): Promise<Region> {
  const path = paths.tenant(workspaceId)
  const known = await readDocument('na', path, tenantSchema)
  if (known) return known.data.region
  try {
    await new Writes('na').create(path, { region: wished }).commit()
    return wished
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return (await readDocument('na', path, tenantSchema))?.data.region ?? wished
  }
}

function newWorkspace(caller: Caller, arrival: Arrival, now: number): Workspace {
  const seconds = Math.floor(now / 1000)
  return {
    uid: caller.uid,
    email: caller.email,
    displayName: '',
    photoURL: '',
    workspaceName: `Personal ${randomIdentifier(5)}`,
    workspacePhotoURL: '',
    workspaceEmails: [caller.email],
    region: arrival.region,
    location: arrival.region === 'eu' ? 'voiceglow-eu' : 'default',
    joinedAt: seconds,
    freeLTsTS: seconds,
    referredFrom: arrival.ref ?? '',
    hasEverPaid: false,
    internal: {
      isNewUser: true,
      isAgentOnboardingDone: false,
      useNewPricing: true,
      isPayAsYouGo: false,
      countryCode: caller.country,
      utm_source: arrival.utmSource ?? '',
    },
    secretMadeAt: 0,
    agentCount: 0,
    predefinedTags: [],
    disallowAnyTags: false,
    lastModified: seconds,
  }
}
