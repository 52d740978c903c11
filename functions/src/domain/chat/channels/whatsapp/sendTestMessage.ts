import { minuteMs } from '../../../../shared/durations.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { messageFailed } from '../outgoing/messageFailed.ts'
import { reasonOfCode } from './reasonOfCode.ts'
import { readConnectedNumber } from './WhatsappNumbers.ts'

const maxPerMinute = 6

/** Sends a text to a number, which must have written first. Throws with WhatsApp's own words. */
export async function sendTestMessage(
  ports: Pick<Ports, 'keys' | 'now' | 'whatsapp'>,
  caller: Caller,
  { phone, message, ...ref }: AgentRef & { phone: string; message: string },
): Promise<{ success: true }> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  await throttle(`whatsappTest:${ref.agentId}`, maxPerMinute, minuteMs, ports.now())
  const number = await readConnectedNumber(ports.keys, ref)
  if (!number) throw new AppError('failed-precondition', undefined, { phone: 'whatsappPhoneMissing' })
  const { access, phoneId } = number
  const digits = phone.replaceAll(/\D/g, '')
  const part = { kind: 'text' as const, text: message }
  const response = await ports.whatsapp
    .send(access, { phoneId, address: digits, part, mark: '' })
    .catch(() => undefined)
  if (!response) throw new AppError('unavailable', 'metaUnreachable')
  if (response.refusal) {
    const { code, message: words } = response.refusal
    throw messageFailed(reasonOfCode(code) ?? (words ? { words } : 'whatsappNotTaken'))
  }
  return { success: true }
}
