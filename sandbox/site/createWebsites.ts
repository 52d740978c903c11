import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import { harbourSite } from './harbour/harbourSite.ts'
import { kindSites } from './kinds/kindSites.ts'
import { largeSite } from './large/largeSite.ts'
import { siteSettingsSchema, SiteState } from './large/SiteState.ts'
import type { Website } from './Website.ts'

/**
 * The websites of the sandbox, each with a host name: `harbour`, sites of all kinds that are hard to read, and
 * generated ones whose names begin with `large`, one for each test.
 * `POST /site/:name` resets a generated one with settings. `GET` returns the number of requests of each path.
 */
export function createWebsites() {
  const states = new Map<string, SiteState>()
  const stateOf = (name: string) => {
    const state = states.get(name) ?? new SiteState()
    states.set(name, state)
    return state
  }
  const find = (name = ''): Website | undefined => {
    if (name === 'harbour') return harbourSite
    return name.startsWith('large') ? largeSite(stateOf(name)) : kindSites.get(name)
  }
  const sendState = ({ params, response }: SandboxRequest) => {
    const { settings, asked } = stateOf(params['name'] ?? '')
    sendJson(response, 200, { settings, asked: Object.fromEntries(asked) })
  }
  const make = (request: SandboxRequest) => {
    stateOf(request.params['name'] ?? '').reset(siteSettingsSchema.parse(parseJson(request.body)))
    sendState(request)
  }
  const vendor: Vendor = {
    name: 'Web sites',
    about:
      'http://harbour.localhost:4010, a shop, http://large.localhost:4010, 300 pages that tests change, and sites of all kinds, such as http://kind-arabic.localhost:4010.',
    prefix: '/site',
    routes: [
      { method: 'GET', path: '/:name', handle: sendState },
      { method: 'POST', path: '/:name', handle: make },
    ],
  }
  /** Responds to a request for one of the sites; false when its host belongs to none. */
  const respond = (request: IncomingMessage, response: ServerResponse): boolean => {
    const site = find(/^([a-z\d-]{1,40})\.localhost(:\d+)?$/.exec(request.headers.host ?? '')?.[1])
    if (!site) return false
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    Promise.resolve(site.respond(url, request, response)).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
    return true
  }
  return { vendor, respond }
}
