import { Badge, Loader } from '@mantine/core'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import { t } from './texts.ts'

/** Shows the processing state of a source. */
export function StateBadge({ state }: { state: KnowledgeSource['state'] }) {
  switch (state) {
    case 'ready':
      return <Badge color="green">{t('ready')}</Badge>
    case 'failed':
      return <Badge color="red">{t('failed')}</Badge>
    case 'processing':
    case 'indexing':
      return (
        <Badge leftSection={<Loader size={10} color="gray" />}>
          {state === 'indexing' ? t('indexing') : t('processing')}
        </Badge>
      )
  }
}
