import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { SiteHost, SiteHosts } from '../../domain/kernel/ports/SiteHosts.ts'
import type { DnsRecord } from '../../shared/agencies/hosts.ts'
import type { SendRequest } from './googleApi.ts'

const certificateSchema = z.object({
  managed: z.object({
    state: z.string().default(''),
    authorizationAttemptInfo: z
      .array(
        z.object({
          troubleshooting: z
            .object({ ips: z.object({ resolved: z.array(z.string()).default([]) }).optional() })
            .optional(),
        }),
      )
      .default([]),
  }),
})
const entrySchema = z.object({ state: z.string().default('') })

interface Balancer {
  projectId: string
  /** The certificate map of the load balancer's proxy. */
  map: string
  /** The load balancer's IP. */
  ip: string
  subdomainRoot: string | undefined
}

/**
 * Serves agencies' hosts by a load balancer: each custom host has a certificate and an entry of the map.
 * Subdomains of the platform share the wildcard certificate that the operator has set up there.
 */
export function balancer(request: SendRequest, { projectId, map, ip, subdomainRoot }: Balancer): SiteHosts {
  const parent = `/v1/projects/${projectId}/locations/global`
  const certificateOf = (host: string) => `${parent}/certificates/${idOf(host)}`
  const entries = `${parent}/certificateMaps/${map}/certificateMapEntries`
  const entryOf = (host: string) => `${entries}/${idOf(host)}`

  async function make(path: string, body: object): Promise<void> {
    const { status } = await request('POST', path, body)
    if (status !== 200 && status !== 409) throw new AppError('unavailable')
  }

  async function drop(path: string): Promise<void> {
    const { status } = await request('DELETE', path)
    // A certificate is in use until its entry is deleted: that is a 400, and the next attempt succeeds.
    if (status !== 200 && status !== 404) throw new AppError('unavailable')
  }

  return {
    subdomainRoot,
    maxSubdomains: Infinity,
    ip,
    ownership: undefined,
    accepts: async () => true,
    async add(host, kind) {
      if (kind === 'subdomain') return
      await make(`${parent}/certificates?certificateId=${idOf(host)}`, { managed: { domains: [host] } })
      const certificates = [certificateOf(host).slice('/v1/'.length)]
      await make(`${entries}?certificateMapEntryId=${idOf(host)}`, { hostname: host, certificates })
    },
    async read(host, kind) {
      if (kind === 'subdomain') return { isOwned: true, isServed: true, records: [] }
      const [certificate, entry] = await Promise.all([
        request('GET', certificateOf(host)),
        request('GET', entryOf(host)),
      ])
      if (certificate.status !== 200 || entry.status !== 200) return undefined
      return toSiteHost(certificate.body, entry.body, host, ip)
    },
    async remove(host, kind) {
      if (kind === 'subdomain') return
      await drop(entryOf(host))
      await drop(certificateOf(host))
    },
  }
}

/** Returns the id of a host's resources: letters, digits and dashes, shorter than a host may be. */
function idOf(host: string): string {
  return `host-${createHash('sha256').update(host).digest('hex').slice(0, 40)}`
}

function toSiteHost(certificate: unknown, entry: unknown, host: string, ip: string): SiteHost {
  const { state, authorizationAttemptInfo } = certificateSchema.parse(certificate).managed
  const isServed = state === 'ACTIVE' && entrySchema.parse(entry).state === 'ACTIVE'
  const resolved = authorizationAttemptInfo.flatMap(
    ({ troubleshooting }) => troubleshooting?.ips?.resolved ?? [],
  )
  const isThere = isServed || resolved.includes(ip)
  const record: DnsRecord = { type: 'A', name: host, value: ip, action: isThere ? 'none' : 'add' }
  const others = resolved
    .filter((value) => value !== ip)
    .map((value): DnsRecord => ({
      type: value.includes(':') ? 'AAAA' : 'A',
      name: host,
      value,
      action: 'remove',
    }))
  // The platform has already proven the owner of the host.
  return { isOwned: true, isServed, records: [record, ...others] }
}
