import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'
import { toCallError } from '../../../lib/errors.ts'
import { deleteInvite, storeInvite, type InviteLink } from '../../../lib/signIn/inviteMemory.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { signOut } from '../../../lib/session/signOut.ts'
import { writeStored } from '../../../lib/browser/stored.ts'
import { currentUser } from '../authActions.ts'

/** The state of the invite, and the signed-in person. */
export interface OpenedInvite extends CallableOutput<'openInvite'> {
  person: { email: string; isVerified: boolean } | null
}

/** Reads the invite; any region can look up the workspace's. */
export async function readInvite(link: InviteLink): Promise<OpenedInvite> {
  const [invite, user] = await Promise.all([call('openInvite', link, 'na'), currentUser()])
  // The email may have been verified in another tab.
  if (user && !user.emailVerified) await user.reload()
  return { ...invite, person: user && { email: user.email ?? '', isVerified: user.emailVerified } }
}

/** The next path, or the reason why this person cannot join. */
export type JoinResult = { path: string } | { obstacle: 'anotherAddress' | 'noSeat' }

/** Accepts an invite with a new token, and opens its workspace. */
export async function joinWorkspace(link: InviteLink, region: Region): Promise<JoinResult> {
  const user = await currentUser()
  // A token from before the verification would not contain it.
  await user?.getIdToken(true)
  try {
    const joined = await call('acceptInvite', link, region)
    deleteInvite()
    writeStored('workspace', joined.workspaceId)
    return { path: webPaths.home(joined.region) }
  } catch (error) {
    const { code } = toCallError(error)
    if (code === 'permission-denied') return { obstacle: 'anotherAddress' }
    if (code === 'seat-limit-reached') return { obstacle: 'noSeat' }
    throw error
  }
}

/** Signs out, which deletes this person's local data, and returns with the same invite. */
export async function switchAccount(link: InviteLink): Promise<string> {
  await signOut()
  storeInvite(link)
  return webPaths.signIn(webPaths.invite(link.workspaceId))
}
