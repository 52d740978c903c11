import type { Agency } from '@parley/functions/shared/agencies/agency'
import formStyles from '../../../components/forms/Form.module.css'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { agencyDomain } from '../../../lib/environment.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { CustomDomain } from './CustomDomain.tsx'
import { DomainLine } from './DomainLine.tsx'
import { t } from './domainTexts.ts'
import { useDomain } from './useDomain.ts'
import { WhitelabelGate } from '../WhitelabelGate.tsx'

/** The hosts of an agency: a subdomain of the platform, or a custom domain. */
export function DomainsTab({ agency }: { agency: Agency }) {
  const subdomain = useDomain(agency, 'subdomain')
  const custom = useDomain(agency, 'custom')
  return (
    <div className={formStyles.form}>
      {agencyDomain !== '' && (
        <FormSection title={t('subdomain')} lead={t('subdomainHint')}>
          {subdomain.host === '' ? (
            <ClaimForm domain={subdomain} suffix={`.${agencyDomain}`} />
          ) : (
            <DomainLine domain={subdomain} />
          )}
        </FormSection>
      )}
      <FormSection title={t('customDomain')} lead={t('customDomainHint')}>
        {/* What was set up stays in view, whatever has become of the plan. */}
        {custom.host === '' ? (
          <WhitelabelGate>
            <ClaimForm domain={custom} />
          </WhitelabelGate>
        ) : (
          <CustomDomain agency={agency} domain={custom} />
        )}
      </FormSection>
    </div>
  )
}
