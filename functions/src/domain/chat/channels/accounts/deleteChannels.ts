import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import { deleteTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import { deleteDiscord } from '../discord/disconnectDiscord.ts'
import { googleBusinessSecret } from '../google/saveGoogleBusiness.ts'
import { deleteMetaPage } from '../meta/removeMetaPage.ts'
import { deleteTelegram } from '../telegram/disconnectTelegram.ts'
import { deleteWhatsapp } from '../whatsapp/connecting/disconnectWhatsapp.ts'

const drops = [deleteTelegram, deleteMetaPage, deleteWhatsapp, deleteDiscord] as const

/**
 * Disconnects all accounts of a deleted agent, at their vendors too. A vendor that is unavailable does not
 * stop the others and waits for the next time, unless this is the last one (`isLast`). May be repeated at any
 * point.
 */
export async function deleteChannels(
  ports: Pick<Ports, 'discord' | 'keys' | 'meta' | 'now' | 'telegram' | 'whatsapp'>,
  { isLast, ...ref }: AgentRef & { workspaceId: string; isLast: boolean },
): Promise<void> {
  for (const drop of drops) {
    if (isLast) await drop(ports, ref, { unreached: 'forget' })
    else
      await runIsolated('Disconnecting a vendor', ref.agentId, () => drop(ports, ref, { unreached: 'again' }))
  }
  await deleteTenantSecret(googleBusinessSecret(ref))
}
