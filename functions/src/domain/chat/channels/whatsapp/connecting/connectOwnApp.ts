import type { z } from 'zod'
import type { ownAppSchema } from '../../../../../shared/channels/whatsapp.ts'
import type { Caller } from '../../../../kernel/access/actor.ts'
import { AppError } from '../../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../../kernel/access/authorize.ts'
import { connectClaimed } from '../../accounts/channelClaims.ts'
import { finishLeaving } from '../../leaving/finishLeaving.ts'
import { throttleConnecting } from '../../accounts/throttleConnecting.ts'
import { callMeta } from './callMeta.ts'
import { deleteWhatsapp } from './disconnectWhatsapp.ts'
import { saveNumber } from './saveNumber.ts'
import type { WhatsappAccess, WhatsappNumberDetails } from '../../../../kernel/channels/Whatsapp.ts'
import type { WhatsappNeeds } from '../WhatsappNeeds.ts'

type OwnApp = z.output<typeof ownAppSchema>

/**
 * Connects a number through its owner's own app at Meta, whose token proves the ownership. The app posts to a
 * URL of the agent, signed with its own secret.
 */
export async function connectOwnApp(
  needs: WhatsappNeeds,
  caller: Caller,
  { phoneId, wabaId, token, appSecret, verifyToken, ...ref }: AgentRef & OwnApp,
): Promise<{ phoneNumber: string }> {
  const { workspaceId } = await authorizeForAgent(caller, 'changeChannels', ref)
  if (needs.ports.keys.newest === '') throw new AppError('failed-precondition', 'credentialsAreOff')
  await throttleConnecting('whatsapp', workspaceId, needs.ports.now())
  const details = await findNumber(needs, { token, appSecret }, { wabaId, phoneId })
  const seenConnectedAt = await finishLeaving('whatsapp', ref, { unreached: 'again' }, (leave) =>
    deleteWhatsapp(needs.ports, ref, leave),
  )
  const claim = { kind: 'whatsapp' as const, account: phoneId, ...ref, workspaceId }
  const secret = { token, appSecret, verifyToken }
  const added = { ref: { ...ref, workspaceId }, caller, method: 'legacy' as const, wabaId, details, secret }
  await connectClaimed(claim, () => saveNumber(needs, { ...added, seenConnectedAt }))
  return { phoneNumber: details.phoneNumber }
}

/** Returns the number of the business account; throws at the invalid field. */
async function findNumber(
  { ports }: WhatsappNeeds,
  access: WhatsappAccess,
  { wabaId, phoneId }: { wabaId: string; phoneId: string },
): Promise<WhatsappNumberDetails> {
  const numbers = await callMeta(ports.whatsapp.numbersOf(access, wabaId), ({ code, message }) => {
    if (code === 190) return new AppError('invalid-argument', undefined, { token: 'whatsappTokenWrong' })
    if (/appsecret_proof/i.test(message))
      return new AppError('invalid-argument', undefined, { appSecret: 'whatsappAppSecretWrong' })
    if (code === 100) return new AppError('invalid-argument', undefined, { wabaId: 'whatsappNumberUnknown' })
    return undefined
  })
  const number = numbers.find((candidate) => candidate.phoneId === phoneId)
  if (!number) throw new AppError('invalid-argument', undefined, { phoneId: 'whatsappNumberUnknown' })
  return number
}
