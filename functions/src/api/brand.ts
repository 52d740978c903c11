import { onRequest, type Request } from 'firebase-functions/v2/https'
import { AppError } from '../domain/kernel/errors/AppError.ts'
import { backgroundDone } from '../domain/kernel/errors/background.ts'
import { brandScript } from '../domain/agency/hosts/pages/brandScript.ts'
import { describeHost, type HostLooks } from '../domain/agency/hosts/domains/describeHost.ts'
import { fillPage } from '../domain/agency/hosts/pages/fillPage.ts'
import { readOwnProof } from '../domain/agency/hosts/domains/readOwnProof.ts'
import { webManifest } from '../domain/agency/hosts/pages/webManifest.ts'
import type { SitePage } from '../providers/hosting/pageReader.ts'
import { endMailsPath } from '../domain/agency/endMails/endMailsUrl.ts'
import { functionLocations } from '../shared/regions/regions.ts'
import { currentInstance } from './context.ts'
import { endpoint } from './http/endpoint.ts'
import type { Response } from './http/Response.ts'
import { httpsOptions } from './options.ts'
import { serveEndMails } from './serveEndMails.ts'

/**
 * Serves the requests that Hosting forwards from agencies' hosts: the brand's script and the pages and files
 * that contain it. One region serves all, because hosts are registered in one database.
 */
export const brand = onRequest(
  { ...httpsOptions, region: functionLocations.na },
  endpoint('brand', serveBrand),
)

/**
 * Browsers revalidate each time and the CDN once a minute: only a deployment purges the CDN. Without
 * `stale-while-revalidate`, because browsers apply it too and request twice within one page.
 */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-if-error=600'
const maxWaitMs = 250

type Serve = (response: Response, host: string, path: string) => Promise<void>

async function serveBrand(request: Request, response: Response): Promise<void> {
  if (request.path === endMailsPath && ['GET', 'HEAD', 'POST'].includes(request.method))
    return serveEndMails(request, response, requestedHost(request))
  const serve = Object.hasOwn(handlers, request.path) ? handlers[request.path] : undefined
  if (!serve || (request.method !== 'GET' && request.method !== 'HEAD')) throw new AppError('not-found')
  await serve(response, requestedHost(request), request.path)
  await backgroundDone(maxWaitMs)
}

const handlers: Record<string, Serve> = {
  '/brand.js': file('text/javascript', brandScript),
  '/': page(() => currentInstance().readAgencyPage()),
  '/login': page(() => currentInstance().readAgencyPage()),
  '/share': page(() => currentInstance().readAgentPage()),
  '/prototype': page(() => currentInstance().readAgentPage()),
  '/manifest.webmanifest': file('application/manifest+json', webManifest),
  // Not cached, because it is requested before a host is live and must be up to date.
  '/.well-known/agency-host': async (response, host) => {
    response.type('text/plain').send(await readOwnProof(currentInstance().signing, host))
  },
}

function file(type: string, write: (looks: HostLooks) => string): Serve {
  return async (response, host) => {
    const looks = describeHost(await currentInstance().brands.find(host))
    response.setHeader('Cache-Control', cacheControl)
    response.type(`${type}; charset=utf-8`).send(write(looks))
  }
}

function page(readPage: () => Promise<SitePage>): Serve {
  return async (response, host, path) => {
    const looks = describeHost(await currentInstance().brands.find(host))
    const { html, headers } = await readPage()
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('Cache-Control', cacheControl)
    response.type('text/html; charset=utf-8').send(fillPage(html, looks, `https://${host}${path}`))
  }
}

/**
 * Returns the host that Hosting received: it overwrites the header that a client sends. At the function's own
 * URL the header can be forged, which only selects public data.
 */
function requestedHost(request: Request): string {
  const forwarded = request.headers['x-forwarded-host']
  const last = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim()
  return (last ?? '').toLowerCase().replace(/:\d+$/, '').slice(0, 253)
}
