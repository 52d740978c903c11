import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import type { TenantIds } from './TenantIds.ts'

/** Returns a valid input for every procedure of domains. */
export function domainInputs({ region }: TenantIds): Record<CallablesOf<'domains'>, object> {
  return {
    claimDomain: { region, agencyId: 'agency1', kind: 'custom', domain: 'chat.acme.com' },
    readHost: { region, agencyId: 'agency1', kind: 'custom' },
    checkDomain: { region, agencyId: 'agency1', kind: 'custom' },
    releaseDomain: { region, agencyId: 'agency1', kind: 'custom' },
    mailDnsInstructions: { region, agencyId: 'agency1', to: 'somebody@example.com' },
    addMailDomain: { region, agencyId: 'agency1', domain: 'acme.com' },
    readMailDomain: { region, agencyId: 'agency1' },
    checkMailDomain: { region, agencyId: 'agency1', isRetry: false },
    removeMailDomain: { region, agencyId: 'agency1' },
    readMailStanding: { region, agencyId: 'agency1' },
    retryMails: { region, agencyId: 'agency1' },
  }
}
