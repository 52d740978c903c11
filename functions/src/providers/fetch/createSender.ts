import {
  Agent as PlainAgent,
  request as plainRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'

export interface OutgoingCall {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  /** Called before the first byte is sent. */
  onConnected?: () => void
  isStream?: boolean
}

/** Sends one request without following redirects. Throws if there is no response. */
export type SendRequest = (url: URL, request: OutgoingCall, signal: AbortSignal) => Promise<IncomingMessage>

interface SenderOptions {
  userAgent: string
  /** Returns whether a URL is one of the sandbox's hosts, which resolve to this machine. */
  isLocal: (url: URL) => boolean
  /** Resolves all other hosts, to public IPs only. */
  lookup: LookupFunction
}

/** Creates the sender of single requests; its connections are kept for further ones. */
export function createSender({ userAgent, isLocal, lookup }: SenderOptions): SendRequest {
  const agents = {
    'http:': new PlainAgent({ keepAlive: true }),
    'https:': new SecureAgent({ keepAlive: true }),
  }
  return async (url, { method, headers, body, onConnected, isStream = false }, signal) => {
    const isSecure = url.protocol === 'https:'
    const agent = isSecure ? agents['https:'] : agents['http:']
    const request = (isSecure ? secureRequest : plainRequest)(url, {
      method,
      // The server may have closed a kept connection: then the outcome of a change would be unknown.
      agent: method === 'GET' ? agent : false,
      headers: {
        ...headers,
        'user-agent': userAgent,
        // A streamed response is not compressed.
        'accept-encoding': isStream ? 'identity' : 'gzip, br',
        // Not every method sets it itself.
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
      lookup: isLocal(url) ? loopback : lookup,
      signal,
    })
    if (onConnected) whenConnected(request, isSecure, onConnected)
    return responseTo(request, body)
  }
}

/** Sends the request with its body, and waits for the head of the response. */
function responseTo(request: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.on('error', reject)
    // Without this a site that switches protocols unasked would leave the request without any event.
    request.once('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new Error('The site switched protocols'))
    })
    request.end(body)
  })
}

/** Calls `act` once the socket is connected; a kept connection already is. */
function whenConnected(request: ClientRequest, isSecure: boolean, act: () => void): void {
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', act)
    else act()
  })
}

const loopback: LookupFunction = (_host, { all }, callback) => {
  if (all) callback(null, [{ address: '127.0.0.1', family: 4 }])
  else callback(null, '127.0.0.1', 4)
}
