import { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import type { SiteHost, SiteHosts } from '../../domain/kernel/ports/SiteHosts.ts'
import { recordTypes, type DnsRecord } from '../../shared/agencies/hosts.ts'
import type { SendRequest } from './googleApi.ts'

/** Hosting's limit of subdomains below one domain (firebase.google.com/docs/hosting/custom-domain). */
const maxSubdomains = 20

const recordSchema = z.object({
  domainName: z.string(),
  type: z.enum(recordTypes),
  rdata: z.string(),
  requiredAction: z.string().optional(),
})
const recordSetsSchema = z.array(z.object({ records: z.array(z.unknown()).default([]) })).default([])
const updatesSchema = z
  .object({ desired: recordSetsSchema, discovered: recordSetsSchema })
  .default({ desired: [], discovered: [] })
const domainSchema = z.object({
  deleteTime: z.string().optional(),
  ownershipState: z.string().default(''),
  hostState: z.string().default(''),
  requiredDnsUpdates: updatesSchema,
  cert: z
    .object({ state: z.string().default(''), verification: z.object({ dns: updatesSchema }).optional() })
    .optional(),
})
type CustomDomain = z.infer<typeof domainSchema>

interface Site {
  projectId: string
  siteId: string
  subdomainRoot: string | undefined
  /** Hosting's IP for A records. */
  ip: string
}

/**
 * Serves agencies' hosts as custom domains of the Hosting site. Each has its own certificate: in a shared one
 * agencies could read each other's domains.
 */
export function firebaseHosting(
  request: SendRequest,
  { projectId, siteId, subdomainRoot, ip }: Site,
): SiteHosts {
  const parent = `/v1beta1/projects/${projectId}/sites/${siteId}/customDomains`
  const nameOf = (host: string) => `${parent}/${encodeURIComponent(host)}`
  const preference = { certPreference: 'DEDICATED' }

  async function find(host: string): Promise<CustomDomain | undefined> {
    const { status, body } = await request('GET', nameOf(host))
    if (status === 404) return undefined
    if (status !== 200) throw new AppError('unavailable')
    return domainSchema.parse(body)
  }

  return {
    subdomainRoot,
    maxSubdomains,
    ip,
    ownership: `hosting-site=${siteId}`,
    async accepts(host) {
      const query = `customDomainId=${encodeURIComponent(host)}&validateOnly=true`
      const { status } = await request('POST', `${parent}?${query}`, preference)
      // An existing one belongs to the site and may have been deleted recently.
      return status === 200 || status === 409
    },
    async add(host) {
      const existing = await find(host)
      if (existing && !existing.deleteTime) return
      const { status } = existing
        ? await request('POST', `${nameOf(host)}:undelete`, {})
        : await request('POST', `${parent}?customDomainId=${encodeURIComponent(host)}`, preference)
      if (status !== 200 && status !== 409) throw new AppError('unavailable')
    },
    async read(host) {
      const existing = await find(host)
      return existing && !existing.deleteTime ? toSiteHost(existing) : undefined
    },
    async remove(host) {
      const existing = await find(host)
      if (!existing || existing.deleteTime) return
      const { status } = await request('DELETE', `${nameOf(host)}?allowMissing=true`)
      if (status !== 200) throw new AppError('unavailable')
    },
  }
}

function toSiteHost({ ownershipState, hostState, cert, requiredDnsUpdates }: CustomDomain): SiteHost {
  const state = cert?.state ?? ''
  const updates = [requiredDnsUpdates, ...(cert?.verification ? [cert.verification.dns] : [])]
  return {
    isOwned: ownershipState === 'OWNERSHIP_ACTIVE',
    isServed: hostState === 'HOST_ACTIVE' && ['CERT_ACTIVE', 'CERT_EXPIRING_SOON'].includes(state),
    records: updates.flatMap(({ desired, discovered }) => [
      ...recordsIn(desired),
      // A found record that is also wanted is listed among the wanted ones.
      ...recordsIn(discovered).filter(({ action }) => action === 'remove'),
    ]),
  }
}

const actions: Record<string, DnsRecord['action']> = { ADD: 'add', REMOVE: 'remove' }

function recordsIn(sets: z.infer<typeof recordSetsSchema>): DnsRecord[] {
  return sets
    .flatMap(({ records }) => records)
    .flatMap((record) => {
      const { success, data } = recordSchema.safeParse(record)
      if (!success) return []
      const { domainName, type, rdata, requiredAction = '' } = data
      return [
        {
          type,
          name: domainName.replace(/\.$/, ''),
          value: rdata,
          action: actions[requiredAction] ?? 'none',
        },
      ]
    })
}
