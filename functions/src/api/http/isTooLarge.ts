import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { readConfig, type Config } from '../../config/readConfig.ts'
import { isOwnPass, parsingPassHeader } from '../../domain/knowledge/files/parsingPass.ts'
import { maxWebhookBytes } from '../channels/maxWebhookBytes.ts'
import { maxBodyOf } from './bodyLimits.ts'
import { leaveUnread } from './streamedBodies.ts'

/** The webhooks with large batches, with or without the prefix of project, region and function. */
const webhookPath = /^(?:\/[\w-]+\/[\w-]+\/api)?\/(?:meta\/webhook|v2\/agents\/[\w-]+\/whatsapp-webhook)$/

let config: Pick<Config, 'functionTarget' | 'signing'> | undefined
const tooLarge = new WeakSet<object>()

/** Reads the configuration with the first request: every later one would parse the environment again. */
const loadConfig = () => (config ??= readConfig())

/** Returns whether the body of this request was dropped unread. */
export const isTooLarge = (request: object): boolean => tooLarge.has(request)

/**
 * Drops a body that is too large for its endpoint, compressed, or without a declared length, as soon as the
 * headers arrive; the endpoint then refuses the request. The Functions Framework parses bodies of up to a
 * gigabyte before it calls a handler, and the platform lets 32 MiB through: enough small lists in them end
 * the process. Files that an endpoint streams are left unread in the same way. Imported before the framework
 * serves a request.
 */
function discardBody(request: IncomingMessage): void {
  const length = request.headers['content-length']
  // The framework decompresses a body before it is parsed, also up to a gigabyte.
  const isPacked = (request.headers['content-encoding'] ?? 'identity') !== 'identity'
  const hasNoLength = length === undefined && request.headers['transfer-encoding'] !== undefined
  const maxBytes = maxBodyOf(loadConfig().functionTarget)
  const isStreamed = !isPacked && leaveUnread(request)
  const isWebhook = isOfWebhook(request)
  if (!isStreamed) {
    const isAllowed = !hasNoLength && !isPacked && isExpected(request)
    // Parsed only by its endpoint, after its signature has been checked.
    if (isAllowed && isWebhook) request.headers['content-type'] = 'application/octet-stream'
    if (isAllowed && Number(length ?? 0) <= (isWebhook ? maxWebhookBytes : maxBytes)) return
    tooLarge.add(request)
  }
  // Without these headers the framework reads no body, and Node discards the bytes that still arrive.
  delete request.headers['content-length']
  delete request.headers['transfer-encoding']
  delete request.headers['content-encoding']
  request.headers['content-type'] = 'application/octet-stream'
}

/** Returns whether the URL is a webhook's; other endpoints keep their limits, whatever their URL contains. */
function isOfWebhook({ url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1)
  const { functionTarget } = loadConfig()
  // Without a target, one process serves every function.
  return webhookPath.test(path) && (functionTarget === '' || functionTarget === 'api')
}

/**
 * Requires the platform's own pass. The function serves one request at a time, so a slow upload of a stranger
 * would block it.
 */
function isExpected({ headers }: IncomingMessage): boolean {
  const { functionTarget, signing } = loadConfig()
  if (functionTarget !== 'parse') return true
  return isOwnPass(signing, String(headers[parsingPassHeader] ?? ''), Date.now())
}

subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return
  if (message.request instanceof IncomingMessage) discardBody(message.request)
})
