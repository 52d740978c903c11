import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { storePageEvents } from '../../domain/chat/channels/meta/storePageEvents.ts'
import { deleteMetaUser, markRevokedPages } from '../../domain/chat/channels/meta/logins/metaUsers.ts'
import {
  readSignedRequest,
  type MetaRequest,
} from '../../domain/chat/channels/meta/logins/readSignedRequest.ts'
import { randomIdentifier } from '../../domain/kernel/identifiers.ts'
import { isSignedByMeta } from '../../domain/chat/channels/meta/isSignedByMeta.ts'
import { isEqualText } from '../../domain/chat/channels/meta/isEqualText.ts'
import { currentInstance } from '../context.ts'
import type { Response } from '../http/Response.ts'
import { maxWebhookBytes } from './maxWebhookBytes.ts'

const objectSchema = z.object({ object: z.enum(['page', 'instagram', 'whatsapp_business_account']) })

/** Confirms the webhook's URL to Meta: checks the verify token and returns the challenge. */
export async function confirmMeta(request: Request, response: Response): Promise<void> {
  const meta = requireMeta()
  const queryOf = (name: string) => {
    const value = request.query[`hub.${name}`]
    return typeof value === 'string' ? value : ''
  }
  if (queryOf('mode') !== 'subscribe' || !isEqualText(queryOf('verify_token'), meta.verifyToken))
    throw new AppError('permission-denied')
  const challenge = queryOf('challenge')
  if (!/^\d{1,100}$/.test(challenge)) throw new AppError('invalid-argument')
  response.type('text/plain').send(challenge)
}

/**
 * Serves Meta's webhooks of pages, Instagram accounts and WhatsApp numbers. An unreadable one gets a 200 too:
 * otherwise Meta would retry it for days, and delay all later ones. While the database refuses writes, the
 * error makes Meta retry.
 */
export async function serveMeta(request: Request, response: Response): Promise<void> {
  const { appSecret } = requireMeta()
  const body = request.rawBody ?? Buffer.alloc(0)
  const signature = String(request.headers['x-hub-signature-256'] ?? '')
  if (!isSignedByMeta(appSecret, body, signature)) throw new AppError('unauthenticated')
  await handle(body.length > maxWebhookBytes ? undefined : parse(body))
  response.json({})
}

/** Selects the reader by the kind of object; other kinds are ignored. */
async function handle(payload: unknown): Promise<void> {
  const read = objectSchema.safeParse(payload)
  if (!read.success) return
  const { ports, signing, claimOwners, whatsapp } = currentInstance()
  const needs = { ports, signing, claimOwners, appId: requireMeta().appId }
  switch (read.data.object) {
    case 'page':
      return storePageEvents(needs, 'messenger', payload)
    case 'instagram':
      return storePageEvents(needs, 'instagram', payload)
    case 'whatsapp_business_account':
      return whatsapp.receive(payload)
  }
}

/** Serves Meta's notice that a person has revoked the application's access. */
export async function serveDeauthorization(request: Request, response: Response): Promise<void> {
  await markRevokedPages(currentInstance().ports, metaRequestOf(request))
  response.json({})
}

/** Serves Meta's request to delete a person's data; it is deleted before the response. */
export async function serveMetaDeletion(request: Request, response: Response): Promise<void> {
  const { ports, webOrigin } = currentInstance()
  await deleteMetaUser(ports, metaRequestOf(request))
  const code = randomIdentifier(16)
  response.json({ url: `${webOrigin}/meta/deletion?confirmation=${code}`, confirmation_code: code })
}

function metaRequestOf(request: Request): MetaRequest {
  const { appSecret } = requireMeta()
  const form = new URLSearchParams((request.rawBody ?? Buffer.alloc(0)).subarray(0, 20_000).toString('utf8'))
  return readSignedRequest(appSecret, form.get('signed_request') ?? '')
}

function requireMeta() {
  const { meta } = currentInstance().config
  if (!meta) throw new AppError('not-found')
  return meta
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
