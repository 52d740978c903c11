import { ActionIcon, Button, Group } from '@mantine/core'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { showFailure, showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

interface SourceControlsProps {
  source: KnowledgeSource
  onRetry: () => Promise<void>
  onDelete: () => Promise<void>
}

/** What can be done with one source. */
export function SourceControls({ source, onRetry, onDelete }: SourceControlsProps) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)

  async function handleRetry() {
    setBusy(true)
    try {
      await onRetry()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  async function handleDelete() {
    await onDelete()
    void showToast(t('sourceDeleted'))
  }

  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {source.state === 'failed' && (
        <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={() => void handleRetry()}>
          {t('retry')}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={isBusy}
        aria-label={t('deleteNamed', { title: source.title })}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={16} />
      </ActionIcon>
      {isAsking && (
        <ConfirmDialog
          title={t('deleteSource')}
          text={t('sourceGoes', { title: source.title })}
          action={t('deleteSource')}
          isDangerous
          onConfirm={handleDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </Group>
  )
}
