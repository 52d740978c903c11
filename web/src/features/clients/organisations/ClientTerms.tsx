import { useKinds } from '@parley/functions/shared/agencies/clientTerms'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { t } from '../texts.ts'
import { Factors } from './Factors.tsx'
import { Overage } from './Overage.tsx'
import { useClientTerms } from './useClientTerms.ts'

/** Edits the terms of an organisation that its clients do not see. */
export function ClientTerms({ orgId }: { orgId: string }) {
  const { terms, readTermsAgain } = useClientTerms(orgId)
  if (terms.status === 'loading') return null
  if (terms.status === 'error')
    return <LoadFailure title={t('termsNotLoaded')} error={terms.error} retry={terms.retry} />
  const { limit, used, factors } = terms.data
  const stored = useKinds.map((kind) => factors[kind]).join()
  return (
    <>
      <Overage key={limit} orgId={orgId} limit={limit} used={used} onSaved={readTermsAgain} />
      <Factors key={stored} orgId={orgId} factors={factors} onSaved={readTermsAgain} />
    </>
  )
}
