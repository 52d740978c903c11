import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import type { Caller } from '../../domain/kernel/access/actor.ts'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { regionOfAgent } from '../../domain/agents/regionOfAgent.ts'
import { connectOwnApp } from '../../domain/chat/channels/whatsapp/connecting/connectOwnApp.ts'
import { ownAppSchema } from '../../shared/channels/whatsapp.ts'
import { currentInstance } from '../context.ts'
import { parseBody } from '../http/endpoint.ts'
import type { Response } from '../http/Response.ts'
import { maxWebhookBytes } from './maxWebhookBytes.ts'
import { whatsappNeeds } from './whatsappNeeds.ts'

/** Confirms to Meta that an agent's own webhook URL is the one that its owner has entered there. */
export async function confirmWhatsapp(request: Request, response: Response, agentId: string): Promise<void> {
  const queryOf = (name: string) => {
    const value = request.query[`hub.${name}`]
    return typeof value === 'string' ? value : ''
  }
  const challenge = queryOf('challenge')
  // Meta's challenge has digits only; any other text would be reflected to the caller.
  if (queryOf('mode') !== 'subscribe' || !/^\d{1,40}$/.test(challenge))
    throw new AppError('permission-denied')
  await currentInstance().whatsapp.confirmOwnApp(agentId, queryOf('verify_token'))
  response.type('text/plain').send(challenge)
}

/**
 * Serves webhooks of the customer's own app for an agent's number. An unreadable one gets a 200, as in
 * `serveMeta`.
 */
export async function serveWhatsapp(request: Request, response: Response, agentId: string): Promise<void> {
  const body = request.rawBody ?? Buffer.alloc(0)
  if (body.length > maxWebhookBytes) throw new AppError('invalid-argument', 'requestTooLarge')
  const signature = String(request.headers['x-hub-signature-256'] ?? '')
  await currentInstance().whatsapp.receiveForOwnApp(agentId, body, signature)
  response.json({})
}

/**
 * The fields of a WhatsApp number in `POST /v2/agents/{id}`. Their spelling is public and stays. The last two
 * belong to the customer's app.
 */
const fieldsSchema = z
  .object({
    whatsappNumberId: z.string(),
    whatsappBusniessId: z.string(),
    whatsappToken: z.string(),
    whatsappAppSecret: z.string(),
    whatsappVerifyToken: z.string(),
  })
  .transform((fields) => ({
    phoneId: fields.whatsappNumberId,
    wabaId: fields.whatsappBusniessId,
    token: fields.whatsappToken,
    appSecret: fields.whatsappAppSecret,
    verifyToken: fields.whatsappVerifyToken,
  }))
  .pipe(ownAppSchema)
const anySchema = z.record(z.string(), z.unknown())

/** Connects a number by its fields in an agent's body; returns false for a body without any. */
export async function saveWhatsappFields(
  request: Request,
  caller: Caller,
  agentId: string,
): Promise<boolean> {
  const body = parseBody(request, anySchema, 200_000)
  if (!Object.keys(body).some((name) => /^whatsapp[A-Z]/.test(name))) return false
  const ownApp = parseBody(request, fieldsSchema, 200_000)
  const region = await regionOfAgent(caller, agentId, 'changeChannels')
  await connectOwnApp(whatsappNeeds(), caller, { region, agentId, ...ownApp })
  return true
}
