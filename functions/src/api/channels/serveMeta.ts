import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { hearPages } from '../../domain/chat/channels/meta/hearPages.ts'
import { forgetMetaUser, leaveMetaUser } from '../../domain/chat/channels/meta/logins/metaUsers.ts'
import {
  readSignedRequest,
  type MetaRequest,
} from '../../domain/chat/channels/meta/logins/readSignedRequest.ts'
import { randomIdentifier } from '../../domain/kernel/identifiers.ts'
import { isSignedByMeta } from '../../domain/chat/channels/meta/isSignedByMeta.ts'
import { isEqualText } from '../../domain/chat/channels/meta/isEqualText.ts'
import { instance } from '../context.ts'
import type { Response } from '../http/Response.ts'
import { mostWebhookBytes } from './mostWebhookBytes.ts'

const objectSchema = z.object({ object: z.enum(['page', 'instagram', 'whatsapp_business_account']) })

/** Proves to Meta that this address is ours: it says a word of ours and hears its own back. */
export async function confirmMeta(request: Request, response: Response): Promise<void> {
  const meta = requireMeta()
  const asked = (name: string) => {
    const value = request.query[`hub.${name}`]
    return typeof value === 'string' ? value : ''
  }
  if (asked('mode') !== 'subscribe' || !isEqualText(asked('verify_token'), meta.verifyToken))
    throw new AppError('permission-denied')
  const challenge = asked('challenge')
  if (!/^\d{1,100}$/.test(challenge)) throw new AppError('invalid-argument')
  response.type('text/plain').send(challenge)
}

/**
 * What Meta tells of pages, Instagram accounts and WhatsApp numbers. What cannot be read gets a 200 too: Meta
 * would send it again for days, and all that is behind it later. While our own database does not take it,
 * Meta keeps it.
 */
export async function serveMeta(request: Request, response: Response): Promise<void> {
  const { appSecret } = requireMeta()
  const body = request.rawBody ?? Buffer.alloc(0)
  const signature = String(request.headers['x-hub-signature-256'] ?? '')
  if (!isSignedByMeta(appSecret, body, signature)) throw new AppError('unauthenticated')
  await hear(body.length > mostWebhookBytes ? undefined : parse(body))
  response.json({})
}

/** Each kind of object has a reader of its own; what Meta may tell of besides is none of ours. */
async function hear(payload: unknown): Promise<void> {
  const read = objectSchema.safeParse(payload)
  if (!read.success) return
  const { ports, secret, claimOwners, whatsapp } = instance()
  const needs = { ports, secret, claimOwners, appId: requireMeta().appId }
  switch (read.data.object) {
    case 'page':
      return hearPages(needs, 'messenger', payload)
    case 'instagram':
      return hearPages(needs, 'instagram', payload)
    case 'whatsapp_business_account':
      return whatsapp.hear(payload)
  }
}

/** Somebody has taken our application's access back. */
export async function serveDeauthorization(request: Request, response: Response): Promise<void> {
  await leaveMetaUser(instance().ports, askedBy(request))
  response.json({})
}

/** Somebody wants deleted what our application keeps of him: it is gone when this has answered. */
export async function serveMetaDeletion(request: Request, response: Response): Promise<void> {
  const { ports, webOrigin } = instance()
  await forgetMetaUser(ports, askedBy(request))
  const code = randomIdentifier(16)
  response.json({ url: `${webOrigin}/meta/deletion?confirmation=${code}`, confirmation_code: code })
}

function askedBy(request: Request): MetaRequest {
  const { appSecret } = requireMeta()
  const form = new URLSearchParams((request.rawBody ?? Buffer.alloc(0)).subarray(0, 20_000).toString('utf8'))
  return readSignedRequest(appSecret, form.get('signed_request') ?? '')
}

function requireMeta() {
  const { meta } = instance().config
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
