import { ActionIcon, Group, NativeSelect } from '@mantine/core'
import { leadStates, type Lead } from '@parley/functions/shared/leads'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { showFailure, showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

interface LeadControlsProps {
  lead: Lead
  name: string
  onState: (state: Lead['state']) => Promise<void>
  onDelete: () => Promise<void>
}

/** What can be done with one lead. */
export function LeadControls({ lead, name, onState, onDelete }: LeadControlsProps) {
  const [isAsking, setAsking] = useState(false)

  function handleState(value: string) {
    const state = leadStates.find((known) => known === value)
    if (state) onState(state).catch((error: unknown) => showFailure(error))
  }

  async function handleDelete() {
    await onDelete()
    void showToast(t('leadDeleted'))
  }

  return (
    <Group gap={4} wrap="nowrap">
      <NativeSelect
        aria-label={t('stateOf', { name })}
        size="xs"
        w={112}
        flex="none"
        value={lead.state}
        data={leadStates.map((state) => ({ value: state, label: t(`state_${state}`) }))}
        onChange={(event) => handleState(event.currentTarget.value)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('deleteLeadOf', { name })}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={16} />
      </ActionIcon>
      {isAsking && (
        <ConfirmDialog
          title={t('deleteLead')}
          text={t('leadGoes', { name })}
          action={t('deleteLead')}
          isDangerous
          onConfirm={handleDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </Group>
  )
}
