import { Skeleton } from '@mantine/core'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { t } from '../texts.ts'
import { Factors } from './Factors.tsx'
import { Overage } from './Overage.tsx'
import { useClientTerms } from './useClientTerms.ts'

/** Edits the terms of an organisation that its clients do not see. */
export function ClientTerms({ orgId }: { orgId: string }) {
  const { terms, readTermsAgain } = useClientTerms(orgId)
  if (terms.status === 'loading')
    return <Skeleton aria-busy="true" aria-label={t('termsLoading')} height={220} radius="md" />
  if (terms.status === 'error')
    return <LoadFailure title={t('termsNotLoaded')} error={terms.error} retry={terms.retry} />
  const { limit, used, factors } = terms.data
  return (
    <>
      <Overage orgId={orgId} limit={limit} used={used} onSaved={readTermsAgain} />
      <Factors orgId={orgId} factors={factors} onSaved={readTermsAgain} />
    </>
  )
}
