import type { DnsRecord } from '../../../../shared/agencies/hosts.ts'
import type { HostNeeds } from '../HostNeeds.ts'
import { proofRecord } from './hostProof.ts'
import type { SiteHost } from '../../../kernel/ports/SiteHosts.ts'

const maxRecords = 30

/**
 * Returns the DNS records that the owner of a host has to set: our own proof, and what the hosting service
 * requires and has found. Before the hosting service knows the host, its records are predicted, so that the
 * owner can set all of them at once, and others are looked up, because they would prevent certificates later.
 */
export async function recordsOf(
  { ports, signing }: HostNeeds,
  host: string,
  agencyId: string,
  { proven, site }: { proven: boolean; site: SiteHost | undefined },
): Promise<DnsRecord[]> {
  const proof = proofRecord(signing, agencyId, host, proven ? 'none' : 'add')
  return [proof, ...(site?.records ?? (await readRecords(ports, host)))].slice(0, maxRecords)
}

async function readRecords({ dns, siteHosts }: HostNeeds['ports'], host: string): Promise<DnsRecord[]> {
  const types = ['A', 'AAAA', 'CNAME'] as const
  const [proofs, ...found] = await Promise.all([
    dns.lookUp('TXT', host),
    ...types.map((type) => dns.lookUp(type, host)),
  ])
  const isThere = found[0]?.includes(siteHosts.ip) === true
  const requiredRecord: DnsRecord = {
    type: 'A',
    name: host,
    value: siteHosts.ip,
    action: isThere ? 'none' : 'add',
  }
  const { ownership } = siteHosts
  const owner: DnsRecord[] =
    ownership === undefined
      ? []
      : [
          {
            type: 'TXT',
            name: host,
            value: ownership,
            action: proofs.includes(ownership) ? 'none' : 'add',
          },
        ]
  const others = types.flatMap((type, at) =>
    (found[at] ?? [])
      .filter((value) => type !== 'A' || value !== siteHosts.ip)
      .map((value): DnsRecord => ({ type, name: host, value, action: 'remove' })),
  )
  return [requiredRecord, ...owner, ...others]
}
