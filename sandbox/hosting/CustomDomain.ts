import { hostingIp } from './siteOfAgencies.ts'
import type { RecordType, Zones } from '../dns/Zones.ts'

/** The stored part of a custom domain; the rest is derived from its DNS. */
export interface StoredDomain {
  host: string
  siteId: string
  certPreference: string
  createTime: string
  deleteTime?: string
  /** The number of reads since the DNS became right: a certificate takes several. */
  looks: number
}

const certificateStates = ['CERT_VALIDATING', 'CERT_PROPAGATING', 'CERT_ACTIVE'] as const
const addressTypes = ['A', 'AAAA', 'CNAME'] as const
const retentionMs = 30 * 86_400_000

/** Renders a custom domain as Hosting does, by its current DNS. Each read advances its certificate. */
export function describeDomain(domain: StoredDomain, parent: string, zones: Zones): object {
  const { host, siteId, deleteTime } = domain
  const found = addressTypes.flatMap((type) => zones.find(host, type).map((value) => ({ type, value })))
  const isOwned = namesAbove(host).some((name) => zones.find(name, 'TXT').includes(`hosting-site=${siteId}`))
  const isRight = found.length === 1 && found[0]?.type === 'A' && found[0].value === hostingIp
  domain.looks = isRight && isOwned ? domain.looks + 1 : 0
  const certificate = certificateStates[Math.min(domain.looks, certificateStates.length) - 1]
  const now = new Date().toISOString()
  return {
    name: `${parent}/customDomains/${host}`,
    certPreference: domain.certPreference,
    createTime: domain.createTime,
    updateTime: now,
    ...(deleteTime && {
      deleteTime,
      expireTime: new Date(Date.parse(deleteTime) + retentionMs).toISOString(),
    }),
    etag: Buffer.from(`${domain.createTime}${deleteTime ?? ''}`).toString('base64url'),
    reconciling: certificate !== 'CERT_ACTIVE',
    ownershipState: isOwned ? 'OWNERSHIP_ACTIVE' : 'OWNERSHIP_MISSING',
    hostState: hostStateOf(isRight, found),
    cert: { type: 'DEDICATED', state: certificate ?? 'CERT_PREPARING', createTime: domain.createTime },
    requiredDnsUpdates: {
      checkTime: now,
      desired: desiredOf(host, siteId, { isOwned, isThere: found.some(isOurs) }),
      discovered: recordSets(
        host,
        found.map((record) => ({ ...record, requiredAction: isOurs(record) ? 'NONE' : 'REMOVE' })),
      ),
    },
  }
}

interface FoundRecord {
  type: RecordType
  value: string
}

function isOurs({ type, value }: FoundRecord): boolean {
  return type === 'A' && value === hostingIp
}

function hostStateOf(isRight: boolean, found: FoundRecord[]): string {
  if (isRight) return 'HOST_ACTIVE'
  if (found.length === 0) return 'HOST_UNHOSTED'
  return found.some(isOurs) ? 'HOST_CONFLICT' : 'HOST_MISMATCH'
}

function desiredOf(
  host: string,
  siteId: string,
  { isOwned, isThere }: { isOwned: boolean; isThere: boolean },
) {
  return recordSets(host, [
    { type: 'A', value: hostingIp, requiredAction: isThere ? 'NONE' : 'ADD' },
    { type: 'TXT', value: `hosting-site=${siteId}`, requiredAction: isOwned ? 'NONE' : 'ADD' },
  ])
}

function recordSets(host: string, records: (FoundRecord & { requiredAction: string })[]) {
  if (records.length === 0) return []
  const domainName = `${host}.`
  return [
    {
      domainName,
      records: records.map(({ type, value, requiredAction }) => ({
        domainName,
        type,
        rdata: value,
        requiredAction,
      })),
    },
  ]
}

/** Returns a host and all domains above it: the owner of a domain may serve everything below it. */
function namesAbove(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
}
