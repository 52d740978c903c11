import { EmptyState } from '@mantine/core'
import { t } from './texts.ts'

/** A page that this person's role does not open. */
export function NotAllowedPage({ label }: { label?: string }) {
  return (
    <EmptyState
      title={label ? t('mayNotSee', { page: label }) : t('mayNotSeeThis')}
      description={t('askOwnerToShare')}
    />
  )
}
