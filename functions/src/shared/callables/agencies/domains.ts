import { z } from 'zod'
import type { CallablesOf } from '../callableGroups.ts'
import { hostKinds, hostSchema, hostStates, shownHostSchema } from '../../agencies/hosts.ts'
import { mailDomainStates, shownMailDomainSchema } from '../../agencies/mailDomains.ts'
import { refusalKey } from '../../errors/refusals.ts'
import { type Contract, done, id, region } from '../fields.ts'

const agencyRef = z.strictObject({ region, agencyId: id })
const domainRef = agencyRef.extend({ kind: z.enum(hostKinds) })
const state = z.enum(hostStates)
const mailState = z.enum(mailDomainStates)

/** The hosts and mail domains of an agency. */
export const domainsCallables = {
  /** `domain`: as it was typed; the server normalises it. */
  claimDomain: {
    input: domainRef.extend({ domain: z.string().max(1_000) }),
    output: z.object({ host: z.string(), state }),
  },
  /** `host`: null where the registry has none of the agency. */
  readHost: { input: domainRef, output: z.object({ host: shownHostSchema.nullable() }) },
  checkDomain: {
    input: domainRef,
    output: z.object({ host: z.string(), state, records: hostSchema.shape.records.unwrap() }),
  },
  releaseDomain: { input: domainRef, output: done },
  mailDnsInstructions: {
    input: z.strictObject({
      region,
      agencyId: id,
      to: z
        .string()
        .trim()
        .toLowerCase()
        .max(254, refusalKey('recipientInvalid'))
        .pipe(z.email(refusalKey('recipientInvalid'))),
    }),
    output: done,
  },
  /** `domain`: as it was typed. */
  addMailDomain: {
    input: agencyRef.extend({ domain: z.string().max(1_000) }),
    output: z.object({ name: z.string(), state: mailState }),
  },
  /** `mailDomain`: null where the registry has none of the agency. */
  readMailDomain: {
    input: agencyRef,
    output: z.object({ mailDomain: shownMailDomainSchema.nullable() }),
  },
  /** `isRetry`: starts a new verification of a failed domain. */
  checkMailDomain: {
    input: agencyRef.extend({ isRetry: z.boolean() }),
    output: z.object({ state: mailState }),
  },
  removeMailDomain: { input: agencyRef, output: done },
  /**
   * Counts the delivered, bounced and reported emails of seven days; both times in milliseconds, 0 for none.
   */
  readMailStanding: {
    input: agencyRef,
    output: z.object({
      sent: z.int(),
      bounced: z.int(),
      complained: z.int(),
      stoppedAt: z.int(),
      retryAt: z.int(),
    }),
  },
  retryMails: { input: agencyRef, output: done },
} as const satisfies Record<CallablesOf<'domains'>, Contract>
