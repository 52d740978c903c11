import type { MailDomainState, MailRecord } from '../../../shared/agencies/mailDomains.ts'
import type { Region } from '../../../shared/regions/regions.ts'

/** A domain as the mail service knows it. */
export interface VendorDomain {
  id: string
  state: MailDomainState
  records: MailRecord[]
}

/** A mail that its address has refused for good, or that its reader called unwanted. */
export interface MailReport {
  kind: 'bounced' | 'complained'
  /** The same for every repetition of the event. */
  id: string
  agency: MailedAgency
  to: string
}

/** What the mail service tells of by itself: a domain that has changed, or a mail that was not wanted. */
export type MailEvent = { kind: 'domain'; id: string; name: string } | MailReport

/**
 * The mail service's domains, and its events. All but `readEvent` may be called again; they throw AppError
 * 'unavailable' when the service fails.
 */
export interface MailDomains {
  /** Adds a domain, or finds it; undefined where another customer of the service has it. */
  add(name: string, region: Region): Promise<VendorDomain | undefined>
  /** Has the service look at the domain's DNS. */
  verify(id: string): Promise<void>
  /** Undefined for a domain that is not there. */
  read(id: string): Promise<VendorDomain | undefined>
  remove(id: string): Promise<void>
  /** Has mails delivered again to an address that the service spares since it has refused one. */
  unblock(address: string): Promise<void>
  /**
   * What an event tells of; undefined for one that is nothing to us. Throws AppError 'permission-denied' for
   * a body that the service has not signed.
   */
  readEvent(
    body: Buffer,
    headers: { id: string; timestamp: string; signature: string },
  ): Promise<MailEvent | undefined>
}

/** An agency with its region, whose mails' bounces are counted together. */
export interface MailedAgency {
  region: Region
  agencyId: string
}
