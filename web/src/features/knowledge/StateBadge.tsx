import { Badge, Loader } from '@mantine/core'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge'

/** How far a source has come. */
export function StateBadge({ state }: { state: KnowledgeSource['state'] }) {
  switch (state) {
    case 'ready':
      return <Badge color="green">Ready</Badge>
    case 'failed':
      return <Badge color="red">Failed</Badge>
    case 'processing':
    case 'indexing':
      return (
        <Badge leftSection={<Loader size={10} color="gray" />}>
          {state === 'indexing' ? 'Indexing' : 'Processing'}
        </Badge>
      )
  }
}
