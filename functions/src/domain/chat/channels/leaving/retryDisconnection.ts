import type { RecordKind } from '../../../../shared/channels/channels.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { deleteDiscord } from '../discord/disconnectDiscord.ts'
import { deleteMetaPage } from '../meta/removeMetaPage.ts'
import { deleteTelegram } from '../telegram/disconnectTelegram.ts'
import { deleteWhatsapp } from '../whatsapp/connecting/disconnectWhatsapp.ts'
import { finishLeaving } from './finishLeaving.ts'

type LeavePorts = Pick<Ports, 'discord' | 'keys' | 'meta' | 'now' | 'telegram' | 'whatsapp'>

/** One connection that was ended; the next one of the same account is another. */
interface EndedConnection extends AgentRef {
  kind: RecordKind
  connectedAt: number
}

const drops = {
  telegram: deleteTelegram,
  meta: deleteMetaPage,
  whatsapp: deleteWhatsapp,
  discord: deleteDiscord,
} as const

/** Calls a vendor again that was unavailable at a disconnection; throws while it still is. */
export async function retryDisconnection(ports: LeavePorts, left: EndedConnection): Promise<void> {
  await drop(ports, left, 'again')
}

/** Deletes an account whose vendor was unavailable for hours; what it still posts is ignored. */
export async function abandonDisconnection(ports: LeavePorts, left: EndedConnection): Promise<void> {
  await drop(ports, left, 'forget')
}

async function drop(
  ports: LeavePorts,
  { region, agentId, kind, connectedAt }: EndedConnection,
  unreached: 'again' | 'forget',
): Promise<void> {
  const ref = { region, agentId }
  await finishLeaving(kind, ref, { unreached, connectedAt }, (leave) => drops[kind](ports, ref, leave))
}
