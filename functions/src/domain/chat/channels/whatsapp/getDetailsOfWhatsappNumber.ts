import { whatsappNumberSchema } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { callMeta } from './connecting/callMeta.ts'
import { readWhatsappSecret } from './WhatsappNumbers.ts'
import type { WhatsappNumberDetails } from '../../../kernel/channels/Whatsapp.ts'

/** Returns the present state of an agent's number at Meta and stores changes. */
export async function getDetailsOfWhatsappNumber(
  { keys, whatsapp }: Pick<Ports, 'keys' | 'whatsapp'>,
  caller: Caller,
  ref: AgentRef,
): Promise<WhatsappNumberDetails> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  const stored = await readDocument(ref.region, paths.waNumber(ref.agentId), whatsappNumberSchema)
  const access = stored && (await readWhatsappSecret(keys, ref, stored.data.ownerID))
  if (!access) throw new AppError('failed-precondition', 'whatsappNumberUnknown')
  const { wabaId, phoneId } = stored.data
  const numbers = await callMeta(whatsapp.numbersOf(access, wabaId))
  const number = numbers.find((candidate) => candidate.phoneId === phoneId)
  if (!number) throw new AppError('failed-precondition', 'whatsappNumberUnknown')
  await storeState(ref, number)
  return number
}

/** Stores the state, unless another number was connected in the meantime. */
async function storeState({ region, agentId }: AgentRef, number: WhatsappNumberDetails): Promise<void> {
  const { phoneId, name, quality, connection } = number
  await untilUnchanged(async () => {
    const stored = await readDocument(region, paths.waNumber(agentId), whatsappNumberSchema)
    if (stored?.data.phoneId !== phoneId) return
    await new Writes(region)
      .update(stored.path, { name, quality, connection }, stored.version)
      .commitUnchanged()
  })
}
