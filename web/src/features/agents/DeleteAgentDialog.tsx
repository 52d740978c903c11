import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Region } from '@parley/functions/shared/regions/regions'
import { DestructiveDialog } from '../../components/dialogs/DestructiveDialog.tsx'
import { showToast } from '../../lib/toast.ts'
import { deleteAgent } from './agentActions.ts'
import { t } from './texts.ts'

interface DeleteAgentDialogProps {
  region: Region
  agent: Pick<Agent, 'ID' | 'title'>
  onClose: () => void
  onDeleted: () => void
}

export function DeleteAgentDialog({ region, agent, onClose, onDeleted }: DeleteAgentDialogProps) {
  async function handleConfirm() {
    await deleteAgent(region, agent.ID)
    void showToast(t('agentDeleted'))
    onDeleted()
  }

  return (
    <DestructiveDialog
      title={t('deleteAgent')}
      text={t('deletingAgentLoses')}
      action={t('deleteAgent')}
      name={agent.title}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  )
}
