import { EmptyState } from '@mantine/core'
import { Page } from '../../../components/page/Page.tsx'
import { t } from '../texts.ts'

/**
 * Replaces the instructions of an agent that an external project answers for; clients do not learn which
 * service it is.
 */
export function EditedElsewhere({ title, agentTitle }: { title: string; agentTitle: string }) {
  return (
    <Page title={title} documentTitle={`${title} · ${agentTitle}`}>
      <EmptyState title={t('writtenElsewhere')} description={t('writtenElsewhereLead')} />
    </Page>
  )
}
