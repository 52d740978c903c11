import { EmptyState } from '@mantine/core'
import { Page } from '../../components/Page.tsx'
import { t } from './texts.ts'

/** In place of the instructions of an agent that a project outside answers for; clients are not told whose. */
export function WrittenElsewhere({ title, agentTitle }: { title: string; agentTitle: string }) {
  return (
    <Page title={title} documentTitle={`${title} · ${agentTitle}`}>
      <EmptyState title={t('writtenElsewhere')} description={t('writtenElsewhereLead')} />
    </Page>
  )
}
