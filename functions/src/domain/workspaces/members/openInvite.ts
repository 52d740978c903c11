import { inviteTokenSchema, type InviteToken, type inviteStates } from '../../../shared/workspaces/invites.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { tenantSchema } from '../../../shared/workspaces/tenant.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { isOpenerMember } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

/** The contents of an invite's link. */
export interface InviteLink {
  workspaceId: string
  token: string
}

/**
 * Returns what a person with the link may see before they sign in: the workspace's name, and whether the link
 * still works.
 */
export async function openInvite(
  ports: Ports,
  link: InviteLink,
): Promise<{ region: Region; workspaceName: string; state: (typeof inviteStates)[number] }> {
  const { region, invite } = await findInvite(link)
  const workspace = await readDocument(region, paths.workspace(link.workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('not-found', 'brokenInvite')
  const isUsed = invite.data.usedAt !== null
  const state = isUsed ? 'used' : (await isExpired(invite.data, ports.now())) ? 'expired' : 'open'
  return { region, workspaceName: workspace.data.workspaceName, state }
}

/**
 * Returns whether an invite is a week old, or its sender has left the workspace or ended the session that
 * sent it, because that session was stolen.
 */
export async function isExpired(
  { region, wsId, exp, by, since }: InviteToken,
  now: number,
): Promise<boolean> {
  return exp <= now || !(await isOpenerMember(region, wsId, { by, since }))
}

/**
 * Returns the stored invite of a link and its region, from the registry. Throws AppError 'not-found', also
 * for the token of another workspace.
 */
export async function findInvite({ workspaceId, token }: InviteLink) {
  const tenant = await readDocument('na', paths.tenant(workspaceId), tenantSchema)
  const region = tenant?.data.region
  const invite = region && (await readDocument(region, paths.inviteToken(sha256(token)), inviteTokenSchema))
  if (!region || invite?.data.wsId !== workspaceId) throw new AppError('not-found', 'brokenInvite')
  return { region, invite }
}
