import type { MailDomainState, MailRecord } from '../../shared/mailDomains.ts'
import type { Region } from '../../shared/regions.ts'

/** A domain as the mail service knows it. */
export interface VendorDomain {
  id: string
  state: MailDomainState
  records: MailRecord[]
}

/**
 * The mail service's domains. All but `readEvent` may be called again; they throw AppError 'unavailable' when
 * the service fails.
 */
export interface MailDomains {
  /** Adds a domain, or finds it; undefined where another customer of the service has it. */
  add(name: string, region: Region): Promise<VendorDomain | undefined>
  /** Has the service look at the domain's DNS. */
  verify(id: string): Promise<void>
  /** Undefined for a domain that is not there. */
  read(id: string): Promise<VendorDomain | undefined>
  remove(id: string): Promise<void>
  /**
   * The domain whose change an event tells of; undefined for another event. Throws AppError
   * 'permission-denied' for a body that the service has not signed.
   */
  readEvent(
    body: Buffer,
    headers: { id: string; timestamp: string; signature: string },
  ): Promise<{ id: string; name: string } | undefined>
}
