import type { DnsRecord, HostKind } from '../../../shared/agencies/hosts.ts'

/** How an address stands with whoever serves it. */
export interface SiteHost {
  /** Whether its DNS allows us to serve it. */
  isOwned: boolean
  /** Whether it leads to us and has a certificate. */
  isServed: boolean
  /** What its DNS must hold, and what it must not. */
  records: DnsRecord[]
}

/** Serves agencies' addresses. All but `accepts` may be called again; they throw AppError 'unavailable'. */
export interface SiteHosts {
  /** Below which name agencies get one of ours; undefined where they get none. */
  subdomainRoot: string | undefined
  /** How many of ours there can be. */
  mostSubdomains: number
  /** Where A records point. */
  address: string
  /** Whether an address could be served. */
  accepts(host: string): Promise<boolean>
  /** Begins to serve an address; one that was removed lately comes back. */
  add(host: string, kind: HostKind): Promise<void>
  /** Undefined for an address that was not added. */
  read(host: string, kind: HostKind): Promise<SiteHost | undefined>
  remove(host: string, kind: HostKind): Promise<void>
}
