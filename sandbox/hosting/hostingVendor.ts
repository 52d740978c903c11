import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Zones } from '../dns/Zones.ts'
import { requireAuthorization, refuse } from '../http/google.ts'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import { describeDomain, type StoredDomain } from './CustomDomain.ts'

/** The fields of a domain that a caller may set; Hosting sets the others. */
const domainSchema = z.strictObject({
  certPreference: z.enum(['GROUPED', 'PROJECT_GROUPED', 'DEDICATED']).default('GROUPED'),
  redirectTarget: z.string().optional(),
  annotations: z.record(z.string(), z.string()).optional(),
  labels: z.record(z.string(), z.string()).optional(),
})
const undeleteSchema = z.strictObject({ etag: z.string().optional(), validateOnly: z.boolean().optional() })
const hostPattern = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
const collection = '/v1beta1/projects/:project/sites/:site/customDomains'

/** Firebase Hosting's custom domains (v1beta1), checked against the DNS of the sandbox. */
export function hostingVendor(zones: Zones): Vendor {
  const domains = new Map<string, StoredDomain>()
  const find = (host: string) => domains.get(host)

  function create(request: SandboxRequest): void {
    const { url, body, response, params } = request
    const host = url.searchParams.get('customDomainId') ?? ''
    const parsed = domainSchema.safeParse(parseJson(body))
    if (!hostPattern.test(host)) return refuse(response, 400, 'customDomainId is not a domain name')
    if (!parsed.success) return refuse(response, 400, 'Invalid JSON payload received.')
    if (find(host)) return refuse(response, 409, `Custom domain ${host} already exists`)
    if (url.searchParams.get('validateOnly') === 'true') return operation(request, {})
    const { certPreference } = parsed.data
    const siteId = params['site'] ?? ''
    const domain = { host, siteId, certPreference, createTime: new Date().toISOString(), looks: 0 }
    domains.set(host, domain)
    zones.note(host)
    operation(request, describeDomain(domain, parentOf(request), zones))
  }

  function read(request: SandboxRequest): void {
    const domain = find(request.params['host'] ?? '')
    if (!domain) return refuse(request.response, 404, 'Requested entity was not found.')
    sendJson(request.response, 200, describeDomain(domain, parentOf(request), zones))
  }

  function remove(request: SandboxRequest): void {
    const domain = find(request.params['host'] ?? '')
    const mayBeMissing = request.url.searchParams.get('allowMissing') === 'true'
    if (!domain && !mayBeMissing) return refuse(request.response, 404, 'Requested entity was not found.')
    // A deleted domain is kept for thirty days, but no longer served.
    if (domain) domain.deleteTime ??= new Date().toISOString()
    operation(request, {})
  }

  function undelete(request: SandboxRequest): void {
    const [host = '', verb] = (request.params['host'] ?? '').split(':')
    const domain = find(host)
    if (verb !== 'undelete' || !undeleteSchema.safeParse(parseJson(request.body)).success)
      return refuse(request.response, 400, 'Invalid JSON payload received.')
    if (!domain?.deleteTime) return refuse(request.response, 404, 'Requested entity was not found.')
    delete domain.deleteTime
    domain.looks = 0
    operation(request, describeDomain(domain, parentOf(request), zones))
  }

  return {
    name: 'Firebase Hosting',
    about: 'Custom domains of a site; their DNS is set on /dns.',
    prefix: '/hosting',
    routes: [
      {
        method: 'POST',
        path: collection,
        handle: requireAuthorization(['customDomainId', 'validateOnly'], create),
      },
      { method: 'GET', path: `${collection}/:host`, handle: requireAuthorization([], read) },
      {
        method: 'DELETE',
        path: `${collection}/:host`,
        handle: requireAuthorization(['allowMissing', 'etag', 'validateOnly'], remove),
      },
      { method: 'POST', path: `${collection}/:host`, handle: requireAuthorization([], undelete) },
    ],
  }
}

function parentOf({ params }: SandboxRequest): string {
  return `projects/${params['project']}/sites/${params['site']}`
}

function operation(request: SandboxRequest, result: object): void {
  sendJson(request.response, 200, {
    name: `${parentOf(request)}/operations/${randomUUID()}`,
    done: true,
    response: result,
  })
}
