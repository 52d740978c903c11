import { Group, NativeSelect } from '@mantine/core'
import { leadStates, type Lead } from '@parley/functions/shared/chat/leads'
import { DeleteButton } from '../../components/dialogs/DeleteButton.tsx'
import { showFailure } from '../../lib/toast.ts'
import { t } from './texts.ts'
import { useMay } from '../../lib/session/viewer.ts'

interface LeadControlsProps {
  lead: Lead
  name: string
  onState: (state: Lead['state']) => Promise<void>
  onDelete: () => void
}

/** Shows the actions on one lead. */
export function LeadControls({ lead, name, onState, onDelete }: LeadControlsProps) {
  const mayChange = useMay('changeLeads')
  const mayDelete = useMay('deleteLeads')

  function handleState(value: string) {
    const state = leadStates.find((candidate) => candidate === value)
    if (state) onState(state).catch((error: unknown) => showFailure(error))
  }

  return (
    <Group gap={4} wrap="nowrap">
      <NativeSelect
        aria-label={t('stateOf', { name })}
        size="xs"
        w={112}
        flex="none"
        value={lead.state}
        disabled={!mayChange}
        data={leadStates.map((state) => ({ value: state, label: t(`state_${state}`) }))}
        onChange={(event) => handleState(event.currentTarget.value)}
      />
      {mayDelete && <DeleteButton label={t('deleteLeadOf', { name })} onClick={onDelete} />}
    </Group>
  )
}
