import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { defaultBrand } from '../../shared/brand/defaultBrand.ts'
import type {
  WebResponse,
  Fetched,
  FetchRefusal,
  FetchRequest,
  OutgoingRequest,
  PostedMessage,
  WebFailure,
  Unfetched,
  Web,
} from '../../domain/kernel/ports/Web.ts'
import { isHeader } from '../../shared/tools/request/isHeader.ts'
import { createSender, type SendRequest } from './createSender.ts'
import { hostOf, isPublicUrl } from './isPublicUrl.ts'
import { PrivateIp, publicLookup } from './publicLookup.ts'
import { readContent, TooLarge } from './readContent.ts'
import { headerWithin, headersOf, readPageBody } from './readPageBody.ts'
import { createResolve, type Resolve } from './resolveHost.ts'

const totalMs = 10_000
/** The timeout of a request whose status alone counts. */
const postMs = 5_000
/** The timeout of a customer's server, while a visitor waits. */
const requestMs = 8_000
/** The timeout of an external calendar, while a visitor waits. */
const calendarMs = 5_000
const maxResponseBytes = 64_000
const maxRedirects = 3
const politePauseMs = 250
/** The pause between requests to the sandbox's sites, which need no politeness. */
const localPauseMs = 10
const robotName = `${defaultBrand.name}Bot`

interface SafeFetchOptions {
  /** The URL in the user agent that explains the robot. */
  aboutUrl: string
  /** The port of the sandbox's hosts below `.localhost`, which can be fetched with the emulators. */
  localPort: number | undefined
  resolve?: Resolve
  totalMs?: number
}

/** A posted body whose response is streamed. */
interface StreamRequest {
  headers: Record<string, string>
  body: string
  /** The only time limit; the reader counts the bytes. */
  signal: AbortSignal
}

/** Posts to an external URL and returns the open response. Throws if there is no response. */
export type OpenStream = (url: URL, request: StreamRequest) => Promise<IncomingMessage>

/**
 * Creates the only client for URLs that customers or visitors name: public IPs only, checked again in the
 * socket's own lookup, with limits on time, size and redirects.
 */
export function safeFetch({ aboutUrl, localPort, ...options }: SafeFetchOptions): Web & {
  openStream: OpenStream
} {
  const isLocal = (url: URL) =>
    localPort !== undefined &&
    url.protocol === 'http:' &&
    url.port === String(localPort) &&
    hostOf(url).endsWith('.localhost')
  const isAllowed = (url: URL) => isLocal(url) || isPublicUrl(url)
  const sendRequest = createSender({
    userAgent: `${robotName}/1.0 (+${aboutUrl})`,
    isLocal,
    lookup: publicLookup(options.resolve ?? createResolve()),
  })
  const client: Client = { send: sendRequest, isAllowed }
  return {
    robotName,
    isPublicUrl: isAllowed,
    pauseMs: (url) => (isLocal(url) ? localPauseMs : politePauseMs),
    fetchPage: (url, request) =>
      inTime(
        url,
        (signal) => follow(client, url, request, signal),
        options.totalMs ?? (request.expects === 'calendar' ? calendarMs : totalMs),
      ),
    request: (url, request) => requestServer(client, url, request, options.totalMs ?? requestMs),
    openStream: async (url, { headers, body, signal }) => {
      if (!isAllowed(url)) throw new PrivateIp()
      return sendRequest(url, { method: 'POST', headers, body, isStream: true }, signal)
    },
    post: (url, request) =>
      inTime(url, (signal) => post(client, url, request, signal), options.totalMs ?? postMs),
  }
}

interface Client {
  send: SendRequest
  /** Returns whether a URL is public, or one of the sandbox's. */
  isAllowed: (url: URL) => boolean
}

/** Fetches a page, and follows its redirects as far as the request allows. */
async function follow(
  { send, isAllowed }: Client,
  start: URL,
  request: FetchRequest,
  signal: AbortSignal,
): Promise<Fetched | Unfetched> {
  let url = start
  for (let redirects = 0; ; redirects++) {
    if (!isAllowed(url)) return { refusal: 'privateAddress', url }
    const response = await send(url, { method: 'GET', headers: headersOf(request) }, signal)
    const target = targetOf(response, url)
    if (!target) return await readPageBody(response, url, request)
    response.destroy()
    if (redirects === maxRedirects) return { refusal: 'tooManyRedirects', url: target }
    if (!isAllowed(target)) return { refusal: 'privateAddress', url: target }
    if (!request.mayFollow(target)) return { refusal: 'redirectedAway', url: target }
    url = target
  }
}

/** Runs a request within the time limit, whatever it waits for. */
async function inTime<Answer>(
  url: URL,
  act: (signal: AbortSignal) => Promise<Answer>,
  maxMs: number,
): Promise<Answer | Unfetched> {
  const signal = AbortSignal.timeout(maxMs)
  const limit = once(signal, 'abort').then(() => Promise.reject(new Error('Out of time')))
  try {
    return await Promise.race([act(signal), limit])
  } catch (error) {
    return { refusal: signal.aborted ? 'timedOut' : refusalOf(error), url }
  }
}

/** Posts a body, and returns the status of the response without reading it. */
async function post(
  { send, isAllowed }: Client,
  url: URL,
  { headers, body }: PostedMessage,
  signal: AbortSignal,
): Promise<{ status: number } | Unfetched> {
  if (!isAllowed(url)) return { refusal: 'privateAddress', url }
  const response = await send(url, { method: 'POST', headers, body }, signal)
  response.destroy()
  return { status: response.statusCode ?? 0 }
}

/** Sends a request to a customer's server, and reads the response. */
async function requestServer(
  { send, isAllowed }: Client,
  url: URL,
  request: OutgoingRequest,
  maxMs: number,
): Promise<WebResponse | WebFailure> {
  if (!isAllowed(url)) return { refusal: 'privateAddress' }
  if (url.host !== request.host) return { refusal: 'wrongHost' }
  if (!Object.entries(request.headers).every(isHeader)) return { refusal: 'wrongHeader' }
  const timeout = AbortSignal.timeout(maxMs)
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
  const limit = once(signal, 'abort').then(() => Promise.reject(new Error('Out of time')))
  let isConnected = false
  const onConnected = () => (isConnected = true)
  try {
    const pending = send(url, { ...request, onConnected }, signal)
    const read = pending.then((response) => readResponse(response, url, request.maxBytes))
    return await Promise.race([read, limit])
  } catch (error) {
    if (error instanceof PrivateIp) return { refusal: 'privateAddress' }
    if (!isConnected) return { refusal: 'notSent' }
    return { refusal: signal.aborted ? 'timedOut' : 'brokenOff' }
  }
}

async function readResponse(
  response: IncomingMessage,
  url: URL,
  maxBytes = maxResponseBytes,
): Promise<WebResponse> {
  try {
    const content = await readContent(response, maxBytes + 1, true)
    return {
      status: response.statusCode ?? 0,
      type: (response.headers['content-type'] ?? '').toLowerCase(),
      session: headerWithin(String(response.headers['mcp-session-id'] ?? ''), 200),
      redirectsTo: targetOf(response, url),
      content: content.subarray(0, maxBytes),
      isCut: content.length > maxBytes,
    }
  } finally {
    // An unread body would keep the connection open.
    response.destroy()
  }
}

/** Returns the target of a redirect; undefined for any other response. */
function targetOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return undefined
  const target = URL.parse(headers.location, from.href)
  if (!target) return undefined
  target.hash = ''
  return target
}

function refusalOf(error: unknown): FetchRefusal {
  if (error instanceof PrivateIp) return 'privateAddress'
  return error instanceof TooLarge ? 'tooLarge' : 'unreachable'
}
