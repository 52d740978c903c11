import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Zones } from '../dns/Zones.ts'
import { requireAuthorization, refuse } from '../http/google.ts'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'

/**
 * The IP of the sandbox's load balancer.
 * @internal Exported for tests.
 */
export const balancerIp = '203.0.113.80'

const certificateSchema = z.strictObject({
  description: z.string().optional(),
  labels: z.record(z.string(), z.string()).optional(),
  scope: z.enum(['DEFAULT', 'EDGE_CACHE', 'ALL_REGIONS']).optional(),
  managed: z.strictObject({
    domains: z.array(z.string().min(1)).min(1).max(100),
    dnsAuthorizations: z.array(z.string()).optional(),
  }),
})
const entrySchema = z.strictObject({
  hostname: z.string().min(1),
  certificates: z.array(z.string().regex(/^projects\/[^/]+\/locations\/global\/certificates\/[^/]+$/)).max(4),
})
const idPattern = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/
const location = '/v1/projects/:project/locations/global'
const entries = `${location}/certificateMaps/:map/certificateMapEntries`

type Certificate = z.infer<typeof certificateSchema> & { name: string; createTime: string }
type Entry = z.infer<typeof entrySchema> & { name: string; createTime: string }

/**
 * Certificate Manager (v1): managed certificates and the entries of a map, checked against the DNS of the
 * sandbox.
 */
export function certificateVendor(zones: Zones): Vendor {
  const certificates = new Map<string, Certificate>()
  const mapEntries = new Map<string, Entry>()
  const nameOf = ({ url }: SandboxRequest) => url.pathname.split('/v1/')[1] ?? ''
  const leadsHere = (host: string) => {
    const resolved = [...zones.find(host, 'A'), ...zones.find(host, 'AAAA')]
    return { resolved, isRight: resolved.length === 1 && resolved[0] === balancerIp }
  }

  function makeIn<Made extends { name: string; createTime: string }>(
    made: Map<string, Made>,
    idName: string,
    read: (body: unknown) => Made | undefined,
  ) {
    return (request: SandboxRequest): void => {
      const id = request.url.searchParams.get(idName) ?? ''
      const fields = read(parseJson(request.body))
      if (!fields || !idPattern.test(id))
        return refuse(request.response, 400, 'Invalid JSON payload received.')
      const name = `${nameOf(request)}/${id}`
      if (made.has(name)) return refuse(request.response, 409, `Resource '${name}' already exists`)
      made.set(name, { ...fields, name })
      operation(request.response, request)
    }
  }

  function showCertificate(request: SandboxRequest): void {
    const certificate = certificates.get(nameOf(request))
    if (!certificate) return refuse(request.response, 404, 'Resource was not found')
    const { managed, ...rest } = certificate
    const attempts = managed.domains.map((domain) => ({ domain, ...leadsHere(domain) }))
    for (const { domain } of attempts) zones.note(domain)
    sendJson(request.response, 200, {
      ...rest,
      sanDnsnames: managed.domains,
      managed: {
        ...managed,
        state: attempts.every(({ isRight }) => isRight) ? 'ACTIVE' : 'PROVISIONING',
        authorizationAttemptInfo: attempts.map(({ domain, isRight, resolved }) => ({
          domain,
          state: isRight ? 'AUTHORIZED' : 'FAILED',
          ...(!isRight && {
            failureReason: 'CONFIG',
            troubleshooting: {
              ips: { resolved, serving: [balancerIp] },
              issues: [resolved.length === 0 ? 'NO_RESOLVED_IPS' : 'RESOLVED_TO_NOT_SERVING'],
            },
          }),
        })),
      },
    })
  }

  function showEntry(request: SandboxRequest): void {
    const entry = mapEntries.get(nameOf(request))
    if (!entry) return refuse(request.response, 404, 'Resource was not found')
    sendJson(request.response, 200, { ...entry, state: 'ACTIVE' })
  }

  function removeCertificate(request: SandboxRequest): void {
    const name = nameOf(request)
    const isUsed = [...mapEntries.values()].some((entry) => entry.certificates.includes(name))
    if (isUsed) return refuse(request.response, 400, 'The certificate is in use')
    if (!certificates.delete(name)) return refuse(request.response, 404, 'Resource was not found')
    operation(request.response, request)
  }

  function removeEntry(request: SandboxRequest): void {
    if (!mapEntries.delete(nameOf(request))) return refuse(request.response, 404, 'Resource was not found')
    operation(request.response, request)
  }

  const now = () => new Date().toISOString()
  const makeCertificate = makeIn(certificates, 'certificateId', (body) => {
    const parsed = certificateSchema.safeParse(body)
    return parsed.success ? { ...parsed.data, name: '', createTime: now() } : undefined
  })
  const makeEntry = makeIn(mapEntries, 'certificateMapEntryId', (body) => {
    const parsed = entrySchema.safeParse(body)
    return parsed.success ? { ...parsed.data, name: '', createTime: now() } : undefined
  })
  return {
    name: 'Certificate Manager',
    about: 'Certificates of a load balancer, for agencies’ addresses; their DNS is set on /dns.',
    prefix: '/certificatemanager',
    routes: [
      {
        method: 'POST',
        path: `${location}/certificates`,
        handle: requireAuthorization(['certificateId'], makeCertificate),
      },
      {
        method: 'GET',
        path: `${location}/certificates/:id`,
        handle: requireAuthorization([], showCertificate),
      },
      {
        method: 'DELETE',
        path: `${location}/certificates/:id`,
        handle: requireAuthorization([], removeCertificate),
      },
      { method: 'POST', path: entries, handle: requireAuthorization(['certificateMapEntryId'], makeEntry) },
      { method: 'GET', path: `${entries}/:id`, handle: requireAuthorization([], showEntry) },
      { method: 'DELETE', path: `${entries}/:id`, handle: requireAuthorization([], removeEntry) },
    ],
  }
}

function operation(response: SandboxRequest['response'], { params }: SandboxRequest): void {
  const name = `projects/${params['project']}/locations/global/operations/${randomUUID()}`
  sendJson(response, 200, { name, done: true, response: {} })
}
