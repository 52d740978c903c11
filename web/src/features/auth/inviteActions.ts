import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../lib/call.ts'
import { toCallError } from '../../lib/errors.ts'
import { forgetInvite, rememberInvite, type InviteLink } from '../../lib/inviteMemory.ts'
import { webPaths } from '../../lib/paths.ts'
import { signOut } from '../../lib/signOut.ts'
import { writeStored } from '../../lib/stored.ts'
import { currentUser } from './authActions.ts'

/** What the link is worth, and who looks at it. */
export interface OpenedInvite extends CallableOutput<'openInvite'> {
  person: { email: string; isVerified: boolean } | null
}

/** Any region can say where the workspace lives. */
export async function lookAtInvite(link: InviteLink): Promise<OpenedInvite> {
  const [invite, user] = await Promise.all([call('openInvite', link, 'na'), currentUser()])
  // The address may have been confirmed in another tab.
  if (user && !user.emailVerified) await user.reload()
  return { ...invite, person: user && { email: user.email ?? '', isVerified: user.emailVerified } }
}

/** Where to go, or why this person cannot join as things are. */
export type Joining = { path: string } | { hindrance: 'anotherAddress' | 'noSeat' }

export async function joinWorkspace(link: InviteLink, region: Region): Promise<Joining> {
  const user = await currentUser()
  // A token of before the address was confirmed would not say so.
  await user?.getIdToken(true)
  try {
    const joined = await call('acceptInvite', link, region)
    forgetInvite()
    writeStored('workspace', joined.workspaceId)
    return { path: webPaths.home(joined.region) }
  } catch (error) {
    const { code } = toCallError(error)
    if (code === 'permission-denied') return { hindrance: 'anotherAddress' }
    if (code === 'seat-limit-reached') return { hindrance: 'noSeat' }
    throw error
  }
}

/** Signs out, which forgets everything of this person, and comes back with the same invite. */
export async function leaveForAnother(link: InviteLink): Promise<string> {
  await signOut()
  rememberInvite(link)
  return webPaths.signIn(webPaths.invite(link.workspaceId))
}
