import { ActionIcon, Badge, Button, Loader } from '@mantine/core'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge'
import type { Region } from '@parley/functions/shared/regions'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { formatCount, formatSize } from '../../lib/formats.ts'
import { showFailure, showToast } from '../../lib/toast.ts'
import { deleteSource, retrySource } from './knowledgeActions.ts'
import styles from './KnowledgePage.module.css'

interface SourceRowProps {
  region: Region
  agentId: string
  source: KnowledgeSource
}

export function SourceRow({ region, agentId, source }: SourceRowProps) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)

  async function handleRetry() {
    setBusy(true)
    try {
      await retrySource(region, agentId, source.ID)
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  async function handleDelete() {
    await deleteSource(region, agentId, source.ID)
    void showToast('Source deleted.')
  }

  return (
    <li className={styles.row} aria-label={source.title}>
      <span className={styles.kind}>{source.kind}</span>
      <span style={{ minWidth: 0 }}>
        <span className={styles.title} style={{ display: 'block' }} title={source.title}>
          {source.title}
        </span>
        {source.state === 'failed' && <span className={styles.failure}>{source.failure}</span>}
        {source.state === 'ready' && (
          <span className={styles.detail}>
            {formatCount(source.characters)} characters in {formatCount(source.chunks)}{' '}
            {source.chunks === 1 ? 'passage' : 'passages'}
          </span>
        )}
      </span>
      <span className={styles.number}>{formatSize(source.sizeKB)}</span>
      <span>
        <StateBadge state={source.state} />
      </span>
      <span className={styles.end}>
        {source.state === 'failed' && (
          <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={() => void handleRetry()}>
            Retry
          </Button>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={isBusy}
          aria-label={`Delete ${source.title}`}
          onClick={() => setAsking(true)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </span>
      {isAsking && (
        <ConfirmDialog
          title="Delete source"
          text={`The agent will no longer answer from “${source.title}”.`}
          action="Delete source"
          isDangerous
          onConfirm={handleDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

function StateBadge({ state }: { state: KnowledgeSource['state'] }) {
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
