import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'

interface Received {
  headers: Record<string, string>
  body: string
}

const maxKept = 100

/**
 * A workspace's own URL for events, `http://events.localhost:4010/events/{name}`.
 * Keeps what was posted, newest first, and returns it for `GET`. Names that begin with `fail` refuse
 * everything.
 */
export function eventsVendor(): Vendor {
  const received = new Map<string, Received[]>()

  function receive({ params, headers, body, response }: SandboxRequest): void {
    const name = params['name'] ?? ''
    const stored = received.get(name) ?? []
    const headerTexts = Object.entries(headers).map(([key, value]) => [key, String(value)] as const)
    stored.unshift({ headers: Object.fromEntries(headerTexts), body: body.toString() })
    stored.length = Math.min(stored.length, maxKept)
    received.set(name, stored)
    sendJson(response, name.startsWith('fail') ? 500 : 200, {})
  }

  return {
    name: 'Events',
    about: 'http://events.localhost:4010/events/mine takes the events of a workspace, and shows them.',
    prefix: '/events',
    routes: [
      { method: 'POST', path: '/:name', handle: receive },
      {
        method: 'GET',
        path: '/:name',
        handle: ({ params, response }) => sendJson(response, 200, received.get(params['name'] ?? '') ?? []),
      },
    ],
  }
}
