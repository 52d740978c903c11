import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { readConfig } from '../../config.ts'
import { isOwnPass, parsingPassHeader } from '../../domain/knowledge/files/parsingPass.ts'
import { mostWebhookBytes } from '../channels/mostWebhookBytes.ts'
import { leaveForDoor } from './streamedBodies.ts'

/** A file of 5 MB in base64 with the rest of its request: the largest body that any door takes. */
const largestBytes = 7_200_000
/** Those of doors that stand alone in their process, as deployed functions do. */
const bytesOfTarget: Record<string, number> = {
  widget: 2_500_000,
  api: 500_000,
  parse: 1_100_000,
  accounts: 100_000,
  agents: 100_000,
  billing: 100_000,
  files: 100_000,
  inbox: 100_000,
  workspaces: 100_000,
}

/** Where vendors hand over many events at once, alone or behind the names of project, region and function. */
const webhookPath = /^(?:\/[\w-]+\/[\w-]+\/api)?\/(?:meta\/webhook|v2\/agents\/[\w-]+\/whatsapp-webhook)$/

let most: number | undefined
const tooLarge = new WeakSet<object>()

/** Whether the body of this request was dropped unread. */
export const isTooLarge = (request: object): boolean => tooLarge.has(request)

/**
 * The Functions Framework reads and parses bodies of up to a gigabyte before it calls us, and the platform
 * lets 32 MiB through: enough small lists in it to end the process. So a body that is larger than its door
 * takes, that is packed, or that does not say how large it is, is dropped as soon as its head has arrived:
 * the request goes on without one and is refused by its door. Files that a door takes piece by piece are left
 * to it in the same way. Imported before the framework serves anything.
 */
function dropBody(request: IncomingMessage): void {
  const length = request.headers['content-length']
  // The framework unpacks a body before it is parsed, up to a gigabyte too.
  const isPacked = (request.headers['content-encoding'] ?? 'identity') !== 'identity'
  const hasNoLength = length === undefined && request.headers['transfer-encoding'] !== undefined
  most ??= bytesOfTarget[readConfig().functionTarget] ?? largestBytes
  const isStreamed = !isPacked && leaveForDoor(request)
  const isWebhook = isOfWebhook(request)
  if (!isStreamed) {
    const isAllowed = !hasNoLength && !isPacked && isExpected(request)
    // Parsed by its door alone, once its signature has been checked.
    if (isAllowed && isWebhook) request.headers['content-type'] = 'application/octet-stream'
    if (isAllowed && Number(length ?? 0) <= (isWebhook ? mostWebhookBytes : most)) return
    tooLarge.add(request)
  }
  // Without these the framework looks for no body, and Node discards what still arrives.
  delete request.headers['content-length']
  delete request.headers['transfer-encoding']
  delete request.headers['content-encoding']
  request.headers['content-type'] = 'application/octet-stream'
}

/** Other doors keep their limits, whatever else an address names. */
function isOfWebhook({ url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1)
  const { functionTarget } = readConfig()
  return webhookPath.test(path) && (functionTarget === undefined || functionTarget === 'api')
}

/**
 * Only our own functions have files read. That function takes one request at a time, so that a stranger who
 * sends slowly must not be waited for.
 */
function isExpected({ headers }: IncomingMessage): boolean {
  const { functionTarget, sessionSecret } = readConfig()
  if (functionTarget !== 'parse') return true
  return isOwnPass(sessionSecret, String(headers[parsingPassHeader] ?? ''), Date.now())
}

subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return
  if (message.request instanceof IncomingMessage) dropBody(message.request)
})
