import type { DnsRecord } from '../../../../shared/agencies/hosts.ts'
import type { HostNeeds } from '../HostNeeds.ts'
import { proofRecord } from './hostProof.ts'
import type { SiteHost } from '../../../kernel/ports/SiteHosts.ts'

const maxRecords = 30

/**
 * Returns the DNS records that the owner of a host has to set: our proof proof, and what our hosting requires
 * and has found. Before our hosting knows the host we look ourselves, because another record beside the A
 * record prevents certificates later.
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
  const found = await Promise.all(types.map((type) => dns.lookUp(type, host)))
  const isThere = found[0]?.includes(siteHosts.address) === true
  const wanted: DnsRecord = {
    type: 'A',
    name: host,
    value: siteHosts.address,
    action: isThere ? 'none' : 'add',
  }
  const others = types.flatMap((type, at) =>
    (found[at] ?? [])
      .filter((value) => type !== 'A' || value !== siteHosts.address)
      .map((value): DnsRecord => ({ type, name: host, value, action: 'remove' })),
  )
  return [wanted, ...others]
}
