import type { MailDomainState, MailRecord } from '../../../shared/agencies/mailDomains.ts'
import type { Region } from '../../../shared/regions/regions.ts'

/** A domain at the mail service. */
export interface VendorDomain {
  id: string
  state: MailDomainState
  records: MailRecord[]
}

/** An email that bounced permanently, or that its reader marked as spam. */
export interface MailReport {
  kind: 'bounced' | 'complained'
  /** The same for every repetition of the event. */
  id: string
  agency: MailedAgency
  to: string
}

/** An event from the mail service: a domain changed, or an email was not wanted. */
export type MailEvent = { kind: 'domain'; id: string; name: string } | MailReport

/**
 * The mail service's domains and events. All calls but `readEvent` may be repeated; they throw AppError
 * 'unavailable' when the service fails.
 */
export interface MailDomains {
  /** Adds a domain, or returns the existing one; undefined when another customer of the service has it. */
  add(name: string, region: Region): Promise<VendorDomain | undefined>
  /** Requests a check of the domain's DNS; the service reports the result later. */
  requestVerification(id: string): Promise<void>
  /** Returns undefined for a missing domain. */
  read(id: string): Promise<VendorDomain | undefined>
  remove(id: string): Promise<void>
  /** Makes the service deliver again to an email that it blocked after a bounce. */
  unblock(address: string): Promise<void>
  /**
   * Parses an event; undefined for one that we do not use. Throws AppError 'permission-denied' for a body
   * that the service did not sign.
   */
  readEvent(
    body: Buffer,
    headers: { id: string; timestamp: string; signature: string },
  ): Promise<MailEvent | undefined>
}

/** An agency with its region; the bounces of its emails are counted together. */
export interface MailedAgency {
  region: Region
  agencyId: string
  /** Whether a stranger has named the recipient in the form of requests for access. */
  isOfForm?: boolean
}
