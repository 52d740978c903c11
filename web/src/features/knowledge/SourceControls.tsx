import { Button, Group } from '@mantine/core'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import { DeleteButton } from '../../components/dialogs/DeleteButton.tsx'
import { useState } from 'react'
import { showFailure } from '../../lib/toast.ts'
import { SourceMenu, type SourceMenuProps } from './SourceMenu.tsx'
import { t } from './texts.ts'
import { useMay } from '../../lib/session/viewer.ts'

interface SourceControlsProps extends SourceMenuProps {
  source: KnowledgeSource
  onRetry: () => Promise<void>
  onDelete: () => void
}

/** Shows the actions on one source. */
export function SourceControls({ source, onRetry, onDelete, ...rest }: SourceControlsProps) {
  const [isBusy, setBusy] = useState(false)
  const mayChange = useMay('changeKnowledge')

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

  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {mayChange && source.state === 'failed' && (
        <Button variant="subtle" size="compact-sm" loading={isBusy} onClick={() => void handleRetry()}>
          {t('retry')}
        </Button>
      )}
      <SourceMenu source={source} {...rest} />
      {mayChange && (
        <DeleteButton
          label={t('deleteNamed', { title: source.title })}
          isDisabled={isBusy}
          onClick={onDelete}
        />
      )}
    </Group>
  )
}
