import { minuteMs } from '../../../../shared/durations.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import {
  Undeliverable,
  type ChannelAdapter,
  type Recipient,
} from '../../../kernel/channels/ChannelAdapter.ts'
import { reasonOfStop } from '../accounts/reasonOfStop.ts'
import { failureOf, isBroken } from './failureOf.ts'
import { WhatsappNumbers } from './WhatsappNumbers.ts'
import type { WhatsappPart, Whatsapp } from '../../../kernel/channels/Whatsapp.ts'
import { whatsappParts } from './whatsappParts.ts'

/** Delivers replies through the agents' own numbers. */
export function whatsappAdapter(
  ports: Pick<Ports, 'keys' | 'now' | 'tasks'>,
  whatsapp: Whatsapp,
): ChannelAdapter<WhatsappPart> {
  const numbers = new WhatsappNumbers(ports)
  const numberOf = (recipient: Recipient) => numbers.of(recipient)

  return {
    // WhatsApp confirms messages by statuses with the part's key.
    maxTries: 5,
    proofMs: minuteMs,
    partsOf: whatsappParts,
    async send(recipient, part, key) {
      const number = await numberOf(recipient)
      if (!number) throw new Undeliverable(await reasonOfStop(recipient, 'whatsapp'))
      const { access, phoneId } = number
      const response = await whatsapp.send(access, { phoneId, address: recipient.address, part, mark: key })
      if (!response.refusal) return
      if (isBroken(response.refusal)) await numbers.refuse(recipient, number, { connection: 'DISCONNECTED' })
      throw failureOf(response.refusal)
    },
    async readFile(recipient, fileId, maxBytes) {
      const number = await numberOf(recipient)
      if (!number) return undefined
      const response = await whatsapp.readFile(number.access, fileId, maxBytes)
      if (!response.refusal) return response.result
      const failure = failureOf(response.refusal)
      if (failure instanceof Undeliverable) return undefined
      throw failure
    },
    isConnected: async (recipient) => (await numberOf(recipient)) !== undefined,
    async showWork(recipient, messageIds) {
      const newest = messageIds.at(-1)
      const number = newest && (await numberOf(recipient).catch(() => undefined))
      if (number) await whatsapp.showTyping(number.access, number.phoneId, newest).catch(() => undefined)
    },
  }
}
