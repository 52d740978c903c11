import { Button } from '@mantine/core'
import type { Agency } from '@parley/functions/shared/agencies/agency'
import { showFailure, showToast } from '../../../lib/toast.ts'
import { DnsRecords } from './DnsRecords.tsx'
import { DomainLine } from './DomainLine.tsx'
import { t } from './domainTexts.ts'
import { MailInstructions } from './MailInstructions.tsx'
import type { Domain } from './useDomain.ts'

/** A custom domain of the agency, with the DNS records that it needs before it is live. */
export function CustomDomain({ agency, domain }: { agency: Agency; domain: Domain }) {
  const host = domain.state.status === 'ready' ? domain.state.data : null
  const isSettled = host === null || host.state === 'live' || host.state === 'releasing'

  async function handleCheck() {
    try {
      const state = await domain.check()
      const isVerified = state === 'verified' || state === 'live' || state === 'failing'
      await showToast(t(isVerified ? 'verificationSuccessful' : 'verificationPending'))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      <DomainLine
        domain={domain}
        actions={
          !isSettled && (
            <Button variant="default" onClick={() => void handleCheck()}>
              {t('checkNow')}
            </Button>
          )
        }
      />
      {host && !isSettled && (
        <>
          <DnsRecords records={host.records} />
          <MailInstructions agency={agency} />
        </>
      )}
    </>
  )
}
