import type { Agent } from '@parley/functions/shared/agent'
import type { Region } from '@parley/functions/shared/regions'
import { DestructiveDialog } from '../../components/DestructiveDialog.tsx'
import { showToast } from '../../lib/toast.ts'
import { deleteAgent } from './agentActions.ts'

interface DeleteAgentDialogProps {
  region: Region
  agent: Agent
  onClose: () => void
  onDeleted: () => void
}

export function DeleteAgentDialog({ region, agent, onClose, onDeleted }: DeleteAgentDialogProps) {
  async function handleConfirm() {
    await deleteAgent(region, agent.ID)
    void showToast('Agent deleted.')
    onDeleted()
  }

  return (
    <DestructiveDialog
      title="Delete agent"
      text="Its knowledge and its conversations go with it, and the widget on your website stops answering. This cannot be undone."
      action="Delete agent"
      name={agent.title}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  )
}
