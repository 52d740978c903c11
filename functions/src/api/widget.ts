import { onRequest, type Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { AppError } from '../domain/AppError.ts'
import { openSession } from '../domain/conversations/sessions.ts'
import { verifyVisitorToken } from '../domain/conversations/visitorToken.ts'
import { regions } from '../shared/regions.ts'
import { maxMessageCharacters } from '../shared/widgetApi.ts'
import { clientAddress } from './clientAddress.ts'
import { instance } from './context.ts'
import { endpoint, parseBody, type Response } from './endpoint.ts'
import { EventStream } from './EventStream.ts'
import { httpsOptions } from './options.ts'

const token = z.string().max(2_000)
const sessionSchema = z.strictObject({
  agentId: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
  region: z.enum(regions),
  token: token.optional(),
})
const messageSchema = z.strictObject({
  token,
  clientMessageId: z.uuid(),
  text: z.string().trim().min(1).max(maxMessageCharacters),
  lastMessageId: z.string().max(60).optional(),
})
const mostBytes = 32_000

/** What visitors' browsers talk to, at the function's own address: a Hosting rewrite would hold the stream back. */
export const widget = onRequest(httpsOptions, endpoint('widget', serveWidget))

async function serveWidget(request: Request, response: Response): Promise<void> {
  if (request.method !== 'POST') throw new AppError('not-found')
  if (request.path.endsWith('/session')) return serveSession(request, response)
  if (request.path.endsWith('/message')) return serveMessage(request, response)
  throw new AppError('not-found')
}

async function serveSession(request: Request, response: Response): Promise<void> {
  const { engine, config } = instance()
  const input = parseBody(request, sessionSchema, mostBytes)
  response.json(await openSession(engine, config.sessionSecret, input))
}

/** Streams the answer, one event a line. The turn goes on when the visitor is gone. */
async function serveMessage(request: Request, response: Response): Promise<void> {
  const { engine, config } = instance()
  const { token: pass, ...message } = parseBody(request, messageSchema, mostBytes)
  const claims = verifyVisitorToken(config.sessionSecret, pass, engine.ports.now())
  const turn = engine.turn(claims, message, clientAddress(request))
  response.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8')
  response.setHeader('X-Accel-Buffering', 'no')
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const stream = new EventStream((line) => response.write(line))
  await turn.follow((event) => stream.send(event), gone.signal)
  stream.end()
  response.end()
}
