import type { z } from 'zod'
import type { newTemplateSchema, templateUseSchema } from '../../../../shared/channels/whatsapp.ts'
import { fillTemplate, variablesOf } from '../../../../shared/channels/whatsapp.ts'
import { hourMs } from '../../../../shared/durations.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import { sendOperatorReply } from '../../inbox/handleConversation.ts'
import type { InboxNeeds } from '../../inbox/InboxNeeds.ts'
import type { ConversationInput } from '../../inbox/operator.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import type { DeliveryPorts } from '../outgoing/queueDelivery.ts'
import { callMeta } from './connecting/callMeta.ts'
import { readConnectedNumber, type OpenNumber } from './WhatsappNumbers.ts'
import type { WhatsappVendorTemplate } from '../../../kernel/channels/Whatsapp.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** Templates per hour: WhatsApp charges the number's owner for each. */
const maxSent = 100
const sentWindowMs = hourMs

type TemplatePorts = Pick<Ports, 'keys' | 'whatsapp'>

/** Returns the templates of the business account of an agent's number; none without a number. */
export async function readTemplates(
  ports: TemplatePorts,
  caller: Caller,
  ref: AgentRef,
): Promise<{ templates: WhatsappVendorTemplate[] }> {
  await authorizeForAgent(caller, 'answerVisitors', ref)
  const number = await readConnectedNumber(ports.keys, ref)
  return { templates: number ? await templatesOf(ports, number) : [] }
}

/** Submits a template to WhatsApp for approval. */
export async function createTemplate(
  ports: TemplatePorts,
  caller: Caller,
  { template, ...ref }: AgentRef & { template: z.output<typeof newTemplateSchema> },
): Promise<{ success: true }> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  const number = await readConnectedNumber(ports.keys, ref)
  if (!number) throw new AppError('failed-precondition', 'whatsappNumberUnknown')
  const { bodyText: body, ...about } = template
  await callMeta(ports.whatsapp.createTemplate(number.access, number.wabaId, { ...about, body }))
  return { success: true }
}

/**
 * Replies with an approved template in the operator's name: the only way when the person has not written for
 * a day.
 */
export async function sendTemplate(
  needs: InboxNeeds & { ports: DeliveryPorts & TemplatePorts; signing: SigningKeys },
  caller: Caller,
  {
    template,
    ...input
  }: ConversationInput & { template: z.output<typeof templateUseSchema>; attemptId: string },
): Promise<{ messageId: string }> {
  const { region, agentId } = input
  const { workspaceId } = await authorizeForAgent(caller, 'answerVisitors', { region, agentId })
  const conversation = await needs.conversations.read(input)
  if (conversation?.data.channel !== 'whatsapp') throw new AppError('failed-precondition')
  await throttle(`template:${workspaceId}`, maxSent, sentWindowMs, needs.ports.now())
  const number = await readConnectedNumber(needs.ports.keys, { region, agentId })
  const templates = number ? await templatesOf(needs.ports, number) : []
  const used = templates.find(
    ({ name, language, status }) =>
      name === template.name && language === template.language && status === 'APPROVED',
  )
  if (!used) throw new AppError('failed-precondition', 'whatsappTemplateGone')
  if (variablesOf(used.body) !== template.values.length)
    throw new AppError('invalid-argument', 'whatsappTemplateExamples')
  const text = fillTemplate(used.body, template.values)
  return sendOperatorReply(needs, caller, { ...input, text, template })
}

async function templatesOf(
  { whatsapp }: TemplatePorts,
  number: OpenNumber,
): Promise<WhatsappVendorTemplate[]> {
  return callMeta(whatsapp.templatesOf(number.access, number.wabaId))
}
