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
import { askToLeave } from '../leaving/askToLeave.ts'
import { leaveRecord, type Leave } from '../leaving/leaveRecord.ts'
import { granted } from './GraphRefused.ts'
import { pageSecret } from './MetaAccounts.ts'

type Needs = Pick<Ports, 'keys' | 'meta'>

/** Ends that an agent answers on one of its page's channels; nothing happens where it does not. */
export async function removeMetaPage(
  ports: Needs & Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { kind, ...ref }: AgentRef & { kind: MetaPageKind },
): Promise<{ success: true }> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  await dropMetaKinds(ports, ref, [kind], { unreached: ports })
  return { success: true }
}

/** The same with both for whoever has asked already. May be repeated anywhere. */
export async function dropMetaPage(
  ports: Needs & Pick<Ports, 'now'>,
  ref: AgentRef,
  leave: Leave,
): Promise<void> {
  await dropMetaKinds(ports, ref, metaPageKinds, leave)
}

async function dropMetaKinds(
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
    ask: async (stored: MetaPage) => (await isOfOthers(ref, stored)) || leavePage(ports, ref, stored),
  }
  await leaveRecord(ports, page, leave)
}

/** Whether another agent answers on the page's other channel: Meta sends both by one subscription. */
async function isOfOthers(ref: AgentRef, { pageId, igPageId }: MetaPage): Promise<boolean> {
  if (await isOfAnother(ref, 'messenger', pageId)) return true
  return igPageId !== '' && isOfAnother(ref, 'instagram', igPageId)
}

/**
 * Has Meta send nothing more; a token that it does not take any more needs none of that. False where
 * it was out of reach.
 */
async function leavePage(
  { keys, meta }: Needs,
  ref: AgentRef,
  { ownerID, pageId }: MetaPage,
): Promise<boolean> {
  const token = await readTenantSecret(keys, pageSecret(ref, ownerID))
  if (!token || !meta) return true
  return askToLeave('Leaving a page', pageId, () => granted(meta.pages.unsubscribe(pageId, token.reveal())))
}

/** What the agent goes on answering without these; undefined where that is nothing. */
function restOf(page: MetaPage, kinds: readonly MetaPageKind[]): Partial<MetaPage> | undefined {
  const hasMessenger = page.hasMessenger && !kinds.includes('messenger')
  const hasInstagram = page.hasInstagram && !kinds.includes('instagram')
  return hasMessenger || hasInstagram ? { hasMessenger, hasInstagram } : undefined
}
