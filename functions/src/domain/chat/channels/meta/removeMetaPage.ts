import {
  metaPageKinds,
  metaPageSchema,
  type MetaPage,
  type MetaPageKind,
} from '../../../../shared/channels/channels.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { readTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import { isOfAnother } from '../accounts/channelClaims.ts'
import { requestDisconnection } from '../leaving/requestDisconnection.ts'
import { disconnectAccount, type Leave } from '../leaving/disconnectAccount.ts'
import { requireAccepted } from './GraphRefused.ts'
import { pageSecret } from './MetaAccounts.ts'

type Needs = Pick<Ports, 'keys' | 'meta'>

/** Disconnects an agent from one of its page's channels; does nothing when it is not connected. */
export async function removeMetaPage(
  ports: Needs & Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { kind, ...ref }: AgentRef & { kind: MetaPageKind },
): Promise<{ success: true }> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  await deleteMetaKinds(ports, ref, [kind], { unreached: ports })
  return { success: true }
}

/**
 * Disconnects both channels without checking rights, which the caller has done. May be repeated at any point.
 */
export async function deleteMetaPage(
  ports: Needs & Pick<Ports, 'now'>,
  ref: AgentRef,
  leave: Leave,
): Promise<void> {
  await deleteMetaKinds(ports, ref, metaPageKinds, leave)
}

async function deleteMetaKinds(
  ports: Needs & Pick<Ports, 'now'>,
  ref: AgentRef,
  kinds: readonly MetaPageKind[],
  leave: Leave,
): Promise<void> {
  const page = {
    kind: 'meta' as const,
    ref,
    schema: metaPageSchema,
    claims: kinds,
    secretOf: (workspaceId: string) => pageSecret(ref, workspaceId),
    restOf: (stored: MetaPage) => restOf(stored, kinds),
    disconnect: async (stored: MetaPage) =>
      (await isUsedByAnotherAgent(ref, stored)) || leavePage(ports, ref, stored),
  }
  await disconnectAccount(ports, page, leave)
}

/** Returns whether another agent uses the page's other channel: Meta sends both with one subscription. */
async function isUsedByAnotherAgent(ref: AgentRef, { pageId, igPageId }: MetaPage): Promise<boolean> {
  if (await isOfAnother(ref, 'messenger', pageId)) return true
  return igPageId !== '' && isOfAnother(ref, 'instagram', igPageId)
}

/**
 * Makes Meta stop sending events; not needed when Meta refuses the token. Returns false when Meta was out of
 * reach.
 */
async function leavePage(
  { keys, meta }: Needs,
  ref: AgentRef,
  { ownerID, pageId }: MetaPage,
): Promise<boolean> {
  const token = await readTenantSecret(keys, pageSecret(ref, ownerID))
  if (!token || !meta) return true
  return requestDisconnection('Disconnecting a page', pageId, () =>
    requireAccepted(meta.pages.unsubscribe(pageId, token.reveal())),
  )
}

/** Returns the channels that stay connected without these; undefined for none. */
function restOf(page: MetaPage, kinds: readonly MetaPageKind[]): Partial<MetaPage> | undefined {
  const hasMessenger = page.hasMessenger && !kinds.includes('messenger')
  const hasInstagram = page.hasInstagram && !kinds.includes('instagram')
  return hasMessenger || hasInstagram ? { hasMessenger, hasInstagram } : undefined
}
