import { onRequest, type Request } from 'firebase-functions/v2/https'
import type { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { backgroundDone } from '../../domain/kernel/errors/background.ts'
import { startCall } from '../../domain/chat/calls/startCall.ts'
import { offerChannels } from '../../domain/chat/channels/continuation/offerChannels.ts'
import { deleteConversation } from '../../domain/chat/conversations/deleteConversation.ts'
import { exportConversation } from '../../domain/chat/visitors/exportConversation.ts'
import { listen } from '../../domain/chat/visitors/listen.ts'
import { startVisitorTurn } from '../../domain/chat/visitors/startVisitorTurn.ts'
import { finishWithoutReader } from '../../domain/chat/visitors/finishWithoutReader.ts'
import { readClient } from '../../domain/chat/visitors/readClient.ts'
import type { RequestClient } from '../../domain/kernel/access/RequestClient.ts'
import { openVisitorSession } from '../../domain/chat/visitors/access/sessions.ts'
import { readAnswerSources } from '../../domain/chat/visitors/readAnswerSources.ts'
import { submitForm } from '../../domain/chat/visitors/submitForm.ts'
import {
  rateAnswer,
  listConversations,
  requestPerson,
  showPresence,
} from '../../domain/chat/visitors/visitorActions.ts'
import { uploadVisitorFile } from '../../domain/chat/visitors/files/visitorFiles.ts'
import { requireLivePass } from '../../domain/chat/visitors/access/requireWelcome.ts'
import { verifyVisitorToken } from '../../domain/chat/visitors/access/visitorToken.ts'
import { networksOf } from '../../domain/kernel/access/networksOf.ts'
import type { VisitorClaims } from '../../domain/kernel/access/visitorClaims.ts'
import { serveCall } from './serveCall.ts'
import { clientIp } from '../http/clientIp.ts'
import { currentInstance } from '../context.ts'
import { endpoint, parseBody } from '../http/endpoint.ts'
import type { Response } from '../http/Response.ts'
import { EventStream } from '../http/EventStream.ts'
import { serveLauncher } from './serveLauncher.ts'
import { httpsOptions } from '../options.ts'
import { sendPieces } from '../http/sendPieces.ts'
import { widgetRequests } from './widgetRequests.ts'

/** Serves visitors' browsers at the function's own URL: a Hosting rewrite would buffer the stream. */
export const widget = onRequest(httpsOptions, endpoint('widget', serveWidget))

type Serve = (request: Request, response: Response) => Promise<void>

async function serveWidget(request: Request, response: Response): Promise<void> {
  const call = serveCall(request, response)
  if (call) return call
  if (request.method === 'GET' || request.method === 'HEAD') return serveLauncher(request, response)
  const serve = routes.get(request.path.slice(request.path.lastIndexOf('/') + 1))
  if (!serve || request.method !== 'POST') throw new AppError('not-found')
  return serve(request, response)
}

const routes = new Map<string, Serve>([
  [
    'session',
    async (request, response) => {
      const instance = currentInstance()
      const input = parseBody(request, widgetRequests.session, maxBytes)
      instance.limits.allow(
        'action',
        { conversationId: `session ${clientIp(request)}`, agentId: input.agentId },
        clientIp(request),
      )
      response.json(await openVisitorSession(instance, input, clientOf(request)))
    },
  ],
  ['message', serveMessage],
  ['listen', serveListen],
  [
    'conversations',
    async (request, response) => {
      const { claims } = await open(request, widgetRequests.bare)
      response.json(await listConversations(claims))
    },
  ],
  [
    'channels',
    async (request, response) => {
      const { claims } = await open(request, widgetRequests.bare)
      response.json(await offerChannels(currentInstance(), claims))
    },
  ],
  [
    'upload',
    async (request, response) => {
      const { claims, input } = await open(request, widgetRequests.upload, 'turn', uploadBytes)
      response.json({ file: await uploadVisitorFile(currentInstance(), claims, input, clientOf(request)) })
    },
  ],
  [
    'feedback',
    async (request, response) => {
      const { claims, input } = await open(request, widgetRequests.feedback)
      await rateAnswer(currentInstance(), claims, input)
      response.json({})
    },
  ],
  [
    'passages',
    async (request, response) => {
      const { claims, input } = await open(request, widgetRequests.passages)
      response.json({ passages: await readAnswerSources(currentInstance(), claims, input.messageId) })
    },
  ],
  [
    'form',
    async (request, response) => {
      const { claims, input } = await open(request, widgetRequests.form, 'turn')
      await submitForm(currentInstance(), claims, input, clientOf(request))
      response.json({})
    },
  ],
  [
    'handoff',
    async (request, response) => {
      const { claims, input } = await open(request, widgetRequests.handoff)
      const networks = networksOf(clientIp(request))
      response.json(await requestPerson(currentInstance(), claims, { ...input, networks }, clientOf(request)))
    },
  ],
  [
    'call',
    async (request, response) => {
      const { claims, input } = await open(request, widgetRequests.call, 'turn')
      const instance = currentInstance()
      response.json(
        await startCall(
          instance,
          claims,
          { ...input, ip: clientIp(request) },
          clientOf(request),
          instance.config.widgetUrls[claims.region],
        ),
      )
    },
  ],
  [
    'presence',
    async (request, response) => {
      const { claims, input } = await open(request, widgetRequests.presence)
      await showPresence(currentInstance(), claims, input)
      response.json({})
    },
  ],
  [
    'export',
    async (request, response) => {
      const { claims } = await open(request, widgetRequests.bare)
      await sendPieces(response, 'application/json', exportConversation(currentInstance(), claims))
    },
  ],
  [
    'delete',
    async (request, response) => {
      const { claims } = await open(request, widgetRequests.bare)
      await deleteConversation(currentInstance(), claims)
      response.json({})
    },
  ],
])

const maxBytes = 64_000
/** A file of 1 MB in base64, and the rest of the request. */
const uploadBytes = 1_400_000

/** The time that the end of an answer waits for background work: afterwards the instance has no processor. */
const maxWaitMs = 5_000

/** Streams the answer, one event per line. The turn continues when the visitor disconnects. */
async function serveMessage(request: Request, response: Response): Promise<void> {
  const instance = currentInstance()
  const { token, ...message } = parseBody(request, widgetRequests.message, maxBytes)
  const claims = verifyVisitorToken(instance.signing, token, instance.ports.now())
  const client = clientOf(request)
  const turn = startVisitorTurn(instance, claims, message, clientIp(request), client)
  const stream = new EventStream((line) => response.write(line))
  await turn.follow((event) => stream.send(event), startLines(response))
  stream.end()
  if (!turn.isOver) await finishWithoutReader(instance, turn, { claims, question: message, client })
  await backgroundDone(maxWaitMs)
  response.end()
}

async function serveListen(request: Request, response: Response): Promise<void> {
  const { claims, input } = await open(request, widgetRequests.listen)
  const stream = currentInstance().streams.open(
    `${claims.agentId}/${claims.conversationId}`,
    clientIp(request),
  )
  try {
    const closed = startLines(response)
    await listen(
      claims,
      input.since,
      (event) => response.write(`${JSON.stringify(event)}\n`),
      AbortSignal.any([closed, stream.signal]),
    )
  } finally {
    stream.close()
  }
  response.end()
}

/** Starts a response of lines; returns a signal of the client's disconnection. */
function startLines(response: Response): AbortSignal {
  response.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8')
  response.setHeader('X-Accel-Buffering', 'no')
  const aborted = new AbortController()
  // With its own reason: otherwise an exception with a stack trace is created for every answer that ends.
  response.on('close', () => aborted.abort('gone'))
  return aborted.signal
}

/**
 * Parses the request of a visitor with a token; counts against the limits of their session, their IP and the
 * agent.
 */
async function open<Input extends { token: string }>(
  request: Request,
  schema: z.ZodType<Input>,
  kind: 'turn' | 'action' = 'action',
  limit = maxBytes,
): Promise<{ claims: VisitorClaims; input: Omit<Input, 'token'> }> {
  const instance = currentInstance()
  const { token, ...input } = parseBody(request, schema, limit)
  const claims = verifyVisitorToken(instance.signing, token, instance.ports.now())
  instance.limits.allow(kind, claims, clientIp(request))
  if (claims.review) throw new AppError('permission-denied')
  await requireLivePass(instance, claims)
  return { claims, input }
}

function clientOf(request: Request): RequestClient {
  const { webOrigin, countryHeader } = currentInstance().config
  return readClient(request.headers, webOrigin, countryHeader)
}
