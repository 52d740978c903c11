import {
  Agent as PlainAgent,
  request as plainRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { once } from 'node:events'
import type { LookupFunction } from 'node:net'
import { defaultBrand } from '../../shared/brand/defaultBrand.ts'
import type {
  Answered,
  Fetched,
  FetchRefusal,
  FetchRequest,
  OutgoingRequest,
  Unanswered,
  Unfetched,
  Web,
} from '../../domain/kernel/ports/Web.ts'
import { isHeader } from '../../shared/tools/request/isHeader.ts'
import { hostOf, isPublicAddress } from './isPublicAddress.ts'
import { PrivateAddress, publicLookup } from './publicLookup.ts'
import { readContent, TooLarge } from './readContent.ts'
import { cut, headersOf, takePage } from './takePage.ts'
import { createResolve, type Resolve } from './resolveHost.ts'

const totalMs = 10_000
/** An answer of which the status alone counts comes soon, or not. */
const postMs = 5_000
/** What a program of somebody else's has to answer, while a visitor waits. */
const requestMs = 8_000
/** An outside calendar, while a visitor waits. */
const calendarMs = 5_000
const mostAnswerBytes = 64_000
const mostRedirects = 3
const politePauseMs = 250
/** Sites that are served beside the emulators are nobody's to be polite to. */
const localPauseMs = 10
const robotName = `${defaultBrand.name}Bot`

interface SafeFetchOptions {
  /** Where who runs this robot is told. */
  aboutUrl: string
  /** Beside the emulators, hosts below `.localhost` at this port are fetched too. */
  localPort: number | undefined
  resolve?: Resolve
  totalMs?: number
}

/** A body that is posted, and whose answer is read as it comes. */
interface StreamRequest {
  headers: Record<string, string>
  body: string
  /** The only bound of its time: whoever reads counts the bytes. */
  signal: AbortSignal
}

/** Posts to an address of somebody else's and answers with the open answer. Throws where there is none. */
export type OpenStream = (address: URL, request: StreamRequest) => Promise<IncomingMessage>

/**
 * The only way to URLs that strangers name: public addresses only, checked again in the socket's own lookup,
 * with limits on time, size and redirects.
 */
export function safeFetch({ aboutUrl, localPort, ...options }: SafeFetchOptions): Web & {
  openStream: OpenStream
} {
  const agents = {
    'http:': new PlainAgent({ keepAlive: true }),
    'https:': new SecureAgent({ keepAlive: true }),
  }
  const lookup = publicLookup(options.resolve ?? createResolve())
  const isLocal = (url: URL) =>
    localPort !== undefined &&
    url.protocol === 'http:' &&
    url.port === String(localPort) &&
    hostOf(url).endsWith('.localhost')
  const isAllowed = (url: URL) => isLocal(url) || isPublicAddress(url)

  /** One request, without following where it leads. Throws when there is no answer. */
  async function ask(
    url: URL,
    { method, headers, body, onConnected, isStream = false }: Asked,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const isSecure = url.protocol === 'https:'
    const agent = isSecure ? agents['https:'] : agents['http:']
    const request = (isSecure ? secureRequest : plainRequest)(url, {
      method,
      // A connection that was kept may be gone at the other end: nobody could tell what came of a change.
      agent: method === 'GET' ? agent : false,
      headers: {
        ...headers,
        'user-agent': `${robotName}/1.0 (+${aboutUrl})`,
        // What is read as it comes is not packed.
        'accept-encoding': isStream ? 'identity' : 'gzip, br',
        // Not every method has it by itself.
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
      lookup: isLocal(url) ? loopback : lookup,
      signal,
    })
    if (onConnected) whenConnected(request, isSecure, onConnected)
    return new Promise((resolve, reject) => {
      request.once('response', resolve)
      request.on('error', reject)
      // Without this a site that switches protocols unasked would leave the request without any event.
      request.once('upgrade', (_answer, socket) => {
        socket.destroy()
        reject(new Error('The site switched protocols'))
      })
      request.end(body)
    })
  }

  async function follow(
    start: URL,
    request: FetchRequest,
    signal: AbortSignal,
  ): Promise<Fetched | Unfetched> {
    let url = start
    for (let redirects = 0; ; redirects++) {
      if (!isAllowed(url)) return { refusal: 'privateAddress', url }
      const answer = await ask(url, { method: 'GET', headers: headersOf(request) }, signal)
      const target = targetOf(answer, url)
      if (!target) return await takePage(answer, url, request)
      answer.destroy()
      if (redirects === mostRedirects) return { refusal: 'tooManyRedirects', url: target }
      if (!isAllowed(target)) return { refusal: 'privateAddress', url: target }
      if (!request.mayFollow(target)) return { refusal: 'redirectedAway', url: target }
      url = target
    }
  }

  /** Whatever a request waits for, it does not outlive the limit. */
  async function inTime<Answer>(
    url: URL,
    act: (signal: AbortSignal) => Promise<Answer>,
    mostMs = totalMs,
  ): Promise<Answer | Unfetched> {
    const signal = AbortSignal.timeout(options.totalMs ?? mostMs)
    const limit = once(signal, 'abort').then(() => Promise.reject(new Error('Out of time')))
    try {
      return await Promise.race([act(signal), limit])
    } catch (error) {
      return { refusal: signal.aborted ? 'timedOut' : refusalOf(error), url }
    }
  }

  async function answerOf(address: URL, request: OutgoingRequest): Promise<Answered | Unanswered> {
    if (!isAllowed(address)) return { refusal: 'privateAddress' }
    if (address.host !== request.host) return { refusal: 'wrongHost' }
    if (!Object.entries(request.headers).every(isHeader)) return { refusal: 'wrongHeader' }
    const timeout = AbortSignal.timeout(options.totalMs ?? requestMs)
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
    const limit = once(signal, 'abort').then(() => Promise.reject(new Error('Out of time')))
    let isConnected = false
    const onConnected = () => (isConnected = true)
    try {
      const asked = ask(address, { ...request, onConnected }, signal)
      return await Promise.race([asked.then(readAnswer), limit])
    } catch (error) {
      if (error instanceof PrivateAddress) return { refusal: 'privateAddress' }
      if (!isConnected) return { refusal: 'notSent' }
      return { refusal: signal.aborted ? 'timedOut' : 'brokenOff' }
    }
  }

  return {
    robotName,
    isPublicAddress: isAllowed,
    pauseMs: (url) => (isLocal(url) ? localPauseMs : politePauseMs),
    fetchPage: (address, request) =>
      inTime(
        address,
        (signal) => follow(address, request, signal),
        request.expects === 'calendar' ? calendarMs : totalMs,
      ),
    request: (address, request) => answerOf(address, request),
    openStream: async (address, { headers, body, signal }) => {
      if (!isAllowed(address)) throw new PrivateAddress()
      return ask(address, { method: 'POST', headers, body, isStream: true }, signal)
    },
    post: (address, { headers, body }) =>
      inTime(
        address,
        async (signal): Promise<{ status: number } | Unfetched> => {
          if (!isAllowed(address)) return { refusal: 'privateAddress', url: address }
          const answer = await ask(address, { method: 'POST', headers, body }, signal)
          answer.destroy()
          return { status: answer.statusCode ?? 0 }
        },
        postMs,
      ),
  }
}

interface Asked {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  /** Called before the first byte is sent. */
  onConnected?: () => void
  isStream?: boolean
}

/** A connection that was kept is there already. */
function whenConnected(request: ClientRequest, isSecure: boolean, act: () => void): void {
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', act)
    else act()
  })
}

async function readAnswer(answer: IncomingMessage): Promise<Answered> {
  try {
    const content = await readContent(answer, mostAnswerBytes + 1, true)
    return {
      status: answer.statusCode ?? 0,
      type: (answer.headers['content-type'] ?? '').toLowerCase(),
      session: cut(String(answer.headers['mcp-session-id'] ?? ''), 200),
      content: content.subarray(0, mostAnswerBytes),
      isCut: content.length > mostAnswerBytes,
    }
  } finally {
    // What is not read keeps no connection.
    answer.destroy()
  }
}

const loopback: LookupFunction = (_host, { all }, callback) => {
  if (all) callback(null, [{ address: '127.0.0.1', family: 4 }])
  else callback(null, '127.0.0.1', 4)
}

/** Where an answer leads instead; undefined when it is no redirect. */
function targetOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return undefined
  const target = URL.parse(headers.location, from.href)
  if (!target) return undefined
  target.hash = ''
  return target
}

function refusalOf(error: unknown): FetchRefusal {
  if (error instanceof PrivateAddress) return 'privateAddress'
  return error instanceof TooLarge ? 'tooLarge' : 'unreachable'
}
