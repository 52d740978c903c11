import { onRequest, type Request } from 'firebase-functions/v2/https'
import { AppError } from '../domain/AppError.ts'
import { backgroundDone } from '../domain/background.ts'
import { brandScript } from '../domain/hosts/brandScript.ts'
import { describeHost, type HostLooks } from '../domain/hosts/describeHost.ts'
import { fillPage } from '../domain/hosts/fillPage.ts'
import { webManifest } from '../domain/hosts/webManifest.ts'
import { functionLocations } from '../shared/regions.ts'
import { instance } from './context.ts'
import { endpoint, type Response } from './endpoint.ts'
import { httpsOptions } from './options.ts'

/**
 * What Hosting hands on from agencies' addresses: the brand's script and the pages and files that carry it.
 * One region serves all, since addresses are registered in one database.
 */
export const brand = onRequest(
  { ...httpsOptions, region: functionLocations.na },
  endpoint('brand', serveBrand),
)

/** Browsers ask each time and the edge once a minute: nothing but a deployment empties it. */
const forMinute = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=600'
const mostWaitMs = 250

async function serveBrand(request: Request, response: Response): Promise<void> {
  const serve = Object.hasOwn(served, request.path) ? served[request.path] : undefined
  if (!serve || (request.method !== 'GET' && request.method !== 'HEAD')) throw new AppError('not-found')
  const host = requestedHost(request)
  const looks = describeHost(await instance().brands.find(host))
  response.setHeader('Cache-Control', forMinute)
  await serve(response, looks, `https://${host}${request.path}`)
  await backgroundDone(mostWaitMs)
}

type Serve = (response: Response, looks: HostLooks, address: string) => Promise<void> | void

const page: Serve = async (response, looks, address) => {
  const { html, headers } = await instance().readAgencyPage()
  sendPage(response, headers, fillPage(html, looks, address))
}
const agentPage: Serve = async (response, looks, address) => {
  const { html, headers } = await instance().readAgentPage()
  sendPage(response, headers, fillPage(html, looks, address))
}

const served: Record<string, Serve> = {
  '/brand.js': (response, looks) => send(response, 'text/javascript', brandScript(looks)),
  '/': page,
  '/login': page,
  '/share': agentPage,
  '/prototype': agentPage,
  '/manifest.webmanifest': (response, looks) =>
    send(response, 'application/manifest+json', webManifest(looks)),
}

/**
 * The host that Hosting was asked for: it replaces whatever a client sends. At the function's own address it
 * can be forged, which selects what anybody may read.
 */
function requestedHost(request: Request): string {
  const forwarded = request.headers['x-forwarded-host']
  const last = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim()
  return (last ?? '').toLowerCase().replace(/:\d+$/, '').slice(0, 253)
}

function send(response: Response, type: string, text: string): void {
  response.type(`${type}; charset=utf-8`).send(text)
}

function sendPage(response: Response, headers: [string, string][], html: string): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  send(response, 'text/html', html)
}
