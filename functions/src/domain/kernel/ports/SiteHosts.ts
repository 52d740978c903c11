import type { DnsRecord, HostKind } from '../../../shared/agencies/hosts.ts'

/** The state of a host at the hosting service. */
export interface SiteHost {
  /** Whether its DNS proves that we may serve it. */
  isOwned: boolean
  /** Whether it points to us and has a certificate. */
  isServed: boolean
  /** The DNS records that it must have, and those it must not have. */
  records: DnsRecord[]
}

/**
 * Serves the hosts of agencies. All calls but `accepts` may be repeated; they throw AppError 'unavailable'.
 */
export interface SiteHosts {
  /** The parent name of the subdomains that agencies get; undefined when they get none. */
  subdomainRoot: string | undefined
  /** The largest number of our subdomains. */
  maxSubdomains: number
  /** The IP that A records point to. */
  ip: string
  /** The TXT record by which the hosting service proves the owner of a host; undefined if it needs none. */
  ownership: string | undefined
  /** Returns whether a host could be served. */
  accepts(host: string): Promise<boolean>
  /** Starts to serve a host; one that was removed lately comes back. */
  add(host: string, kind: HostKind): Promise<void>
  /** Returns undefined for a host that was not added. */
  read(host: string, kind: HostKind): Promise<SiteHost | undefined>
  remove(host: string, kind: HostKind): Promise<void>
}
