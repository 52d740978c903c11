import {
  Agent as PlainAgent,
  request as plainRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { once } from 'node:events'
import type { LookupFunction } from 'node:net'
import { defaultBrand } from '../../shared/defaultBrand.ts'
import type {
  Answered,
  Fetched,
  FetchRefusal,
  FetchRequest,
  OutgoingRequest,
  Unanswered,
  Unfetched,
  Web,
} from '../../domain/sites/Web.ts'
import { isHeader } from '../../shared/tool/isHeader.ts'
import { hostOf, isPublicAddress } from './isPublicAddress.ts'
import { PrivateAddress, publicLookup } from './publicLookup.ts'
import { readContent, TooLarge, unpackFile } from './readContent.ts'
import { createResolve, type Resolve } from './resolveHost.ts'

const totalMs = 10_000
/** An answer of which the status alone counts comes soon, or not. */
const postMs = 5_000
/** What a program of somebody else's has to answer, while a visitor waits. */
const requestMs = 8_000
const mostAnswerBytes = 64_000
const mostRedirects = 3
const mostBytes = { page: 2_000_000, beginning: 300_000, robots: 500_000, sitemap: 10_000_000 }
const pageTypes = /^(text\/html|application\/xhtml\+xml|text\/plain)\b/
const types = {
  page: pageTypes,
  beginning: pageTypes,
  robots: /^text\//,
  sitemap: /^(text\/|application\/([\w.]+\+)?xml|application\/(x-)?gzip|application\/octet-stream)/,
}
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

/** The only way to addresses that strangers have named (security design 2.12). */
export function safeFetch({ aboutUrl, localPort, ...options }: SafeFetchOptions): Web {
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
    { method, headers, body, onConnected }: Asked,
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
        'accept-encoding': 'gzip, br',
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
      if (!target) return await take(answer, url, request)
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
    fetchPage: (address, request) => inTime(address, (signal) => follow(address, request, signal)),
    request: (address, request) => answerOf(address, request),
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

function headersOf({ expects, etag, lastModified }: FetchRequest): Record<string, string> {
  return {
    accept: types[expects] === pageTypes ? 'text/html, application/xhtml+xml;q=0.9, text/plain;q=0.5' : '*/*',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

/** Where an answer leads instead; undefined when it is no redirect. */
function targetOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return undefined
  const target = URL.parse(headers.location, from.href)
  if (!target) return undefined
  target.hash = ''
  return target
}

async function take(
  answer: IncomingMessage,
  url: URL,
  { expects }: FetchRequest,
): Promise<Fetched | Unfetched> {
  const { statusCode: status = 0, headers } = answer
  const type = (headers['content-type'] ?? 'text/html').toLowerCase()
  const isWanted = status === 200 && types[expects].test(type)
  try {
    if (status === 200 && !isWanted) return { refusal: 'notText', url }
    const isCut = expects === 'beginning'
    const content = isWanted ? await readContent(answer, mostBytes[expects], isCut) : Buffer.alloc(0)
    return {
      url,
      status,
      type,
      etag: cut(headers.etag, 500),
      lastModified: cut(headers['last-modified'], 100),
      robotsTag: cut(String(headers['x-robots-tag'] ?? ''), 500),
      retryAfterMs: retryAfter(headers['retry-after']),
      content: expects === 'sitemap' ? unpackFile(content, mostBytes.sitemap) : content,
    }
  } finally {
    // What is not read keeps no connection.
    answer.destroy()
  }
}

/** A version is of use only as a whole. */
function cut(header: string | undefined, most: number): string {
  return header !== undefined && header.length <= most ? header : ''
}

/** Seconds or a date, as milliseconds from now; zero when the header says neither. */
function retryAfter(header = ''): number {
  const at = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(at) ? Math.max(0, at) : 0
}

function refusalOf(error: unknown): FetchRefusal {
  if (error instanceof PrivateAddress) return 'privateAddress'
  return error instanceof TooLarge ? 'tooLarge' : 'unreachable'
}
