import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Workspace } from '../../../shared/workspaces/workspace.ts'
import { oneLine } from '../../../shared/texts/cleanText.ts'
import type { Writes } from '../../../store/commit.ts'
import { addSecret } from '../accounts/workspaceSecret.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { writeMember } from './writeMember.ts'

interface NewWorkspace {
  id: string
  name: string
  /** For its billing calls; only the hash is stored. */
  secret: string
  /** Whether this is the first workspace of a person who signs in for the first time. */
  isNewUser: boolean
  referredFrom?: string | undefined
  utmSource?: string | undefined
  allowsReport?: boolean | undefined
}

/** Creates a workspace with its secret, its owner and the owner's access, as part of a larger commit. */
export async function addWorkspace(
  writes: Writes,
  region: Region,
  caller: Caller,
  { id, name, secret, isNewUser, referredFrom, utmSource, allowsReport = false }: NewWorkspace,
  now: number,
): Promise<void> {
  const seconds = Math.floor(now / 1000)
  const workspace: Workspace = {
    uid: id,
    email: caller.email,
    displayName: oneLine(caller.name ?? ''),
    photoURL: caller.photoUrl?.startsWith('https://') ? caller.photoUrl : '',
    workspaceName: name,
    workspacePhotoURL: '',
    workspaceEmails: [caller.email],
    region,
    location: region === 'eu' ? 'voiceglow-eu' : 'default',
    joinedAt: seconds,
    freeLTsTS: seconds,
    referredFrom: referredFrom ?? '',
    hasEverPaid: false,
    internal: {
      isNewUser,
      isAgentOnboardingDone: false,
      useNewPricing: true,
      isPayAsYouGo: false,
      whitelabel_trial: false,
      events: { host: '', subscribedEvents: [], keySeq: 0 },
      countryCode: caller.country,
      utm_source: utmSource ?? '',
      ...(allowsReport && { allowsReport }),
    },
    agentCount: 0,
    seatSeq: 0,
    keyNotices: [],
    toolSeq: 0,
    clientCount: 0,
    agencyId: '',
    secretMadeAt: now,
    predefinedTags: [],
    disallowAnyTags: false,
    lastModified: seconds,
  }
  writes.create(paths.workspace(id), { ...workspace })
  addSecret(writes, id, secret, now)
  await writeMember(writes, region, caller, id, 'owner', now)
}
