import { EmptyState } from '@mantine/core'
import { t } from '../texts.ts'

/** The page for a URL that this person's role does not allow. */
export function NotAllowedPage({ label }: { label?: string }) {
  return (
    <EmptyState
      title={label ? t('mayNotSee', { page: label }) : t('mayNotSeeThis')}
      description={t('askOwnerToShare')}
    />
  )
}
