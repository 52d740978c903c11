import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { SiteHost, SiteHosts } from '../../domain/kernel/ports/SiteHosts.ts'
import type { DnsRecord } from '../../shared/agencies/hosts.ts'
import type { Ask } from './googleApi.ts'

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
  /** The load balancer's own address. */
  address: string
  subdomainRoot: string | undefined
}

/**
 * Addresses behind a load balancer of ours: a certificate and an entry of its map for each that an agency has
 * brought. Those below our own domain share the wildcard certificate that the operator has set up there.
 */
export function balancer(ask: Ask, { projectId, map, address, subdomainRoot }: Balancer): SiteHosts {
  const parent = `/v1/projects/${projectId}/locations/global`
  const certificateOf = (host: string) => `${parent}/certificates/${idOf(host)}`
  const entries = `${parent}/certificateMaps/${map}/certificateMapEntries`
  const entryOf = (host: string) => `${entries}/${idOf(host)}`

  async function make(path: string, body: object): Promise<void> {
    const { status } = await ask('POST', path, body)
    if (status !== 200 && status !== 409) throw new AppError('unavailable')
  }

  async function drop(path: string): Promise<void> {
    const { status } = await ask('DELETE', path)
    // A certificate is in use until its entry is gone: 400, and the next try succeeds.
    if (status !== 200 && status !== 404) throw new AppError('unavailable')
  }

  return {
    subdomainRoot,
    maxSubdomains: Infinity,
    address,
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
        ask('GET', certificateOf(host)),
        ask('GET', entryOf(host)),
      ])
      if (certificate.status !== 200 || entry.status !== 200) return undefined
      return toSiteHost(certificate.body, entry.body, host, address)
    },
    async remove(host, kind) {
      if (kind === 'subdomain') return
      await drop(entryOf(host))
      await drop(certificateOf(host))
    },
  }
}

/** Ids are of letters, digits and dashes, and shorter than a host may be. */
function idOf(host: string): string {
  return `host-${createHash('sha256').update(host).digest('hex').slice(0, 40)}`
}

function toSiteHost(certificate: unknown, entry: unknown, host: string, address: string): SiteHost {
  const { state, authorizationAttemptInfo } = certificateSchema.parse(certificate).managed
  const isServed = state === 'ACTIVE' && entrySchema.parse(entry).state === 'ACTIVE'
  const resolved = authorizationAttemptInfo.flatMap(
    ({ troubleshooting }) => troubleshooting?.ips?.resolved ?? [],
  )
  const isThere = isServed || resolved.includes(address)
  const wanted: DnsRecord = { type: 'A', name: host, value: address, action: isThere ? 'none' : 'add' }
  const others = resolved
    .filter((value) => value !== address)
    .map((value): DnsRecord => ({
      type: value.includes(':') ? 'AAAA' : 'A',
      name: host,
      value,
      action: 'remove',
    }))
  // Whose the host is has been proven to us already.
  return { isOwned: true, isServed, records: [wanted, ...others] }
}
