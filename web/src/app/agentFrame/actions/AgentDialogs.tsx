import type { Agent } from '@parley/functions/shared/agents/agent'
import { useNavigate } from 'react-router-dom'
import { LayerBoundary } from '../../../components/failures/LayerBoundary.tsx'
import { useAgentEditing } from '../../../features/agents/draft/AgentDraftContext.ts'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import { webPaths } from '../../../lib/webPaths.ts'

const WebsiteScript = lazyComponent(
  async () => (await import('../../../features/publishing/WebsiteScript.tsx')).WebsiteScript,
)
const DeleteAgentDialog = lazyComponent(
  async () => (await import('../../../features/agents/DeleteAgentDialog.tsx')).DeleteAgentDialog,
)
const DuplicateDialog = lazyComponent(
  async () => (await import('../../../features/agents/DuplicateDialog.tsx')).DuplicateDialog,
)
const TransferAgent = lazyComponent(async () => (await import('./TransferAgent.tsx')).TransferAgent)

export const agentDialogs = ['script', 'duplicate', 'transfer', 'delete'] as const
export type AgentDialog = (typeof agentDialogs)[number]

interface AgentDialogsProps {
  agent: Agent
  dialog: AgentDialog | null
  onClose: () => void
}

/** The dialogs of actions on a whole agent. */
export function AgentDialogs({ agent, dialog, onClose }: AgentDialogsProps) {
  const { region, store, saveToPublish } = useAgentEditing()
  const navigate = useNavigate()
  const leave = () => void navigate(webPaths.agents(region), { state: { leave: true } })

  function handleDeleted() {
    // Deletes its draft in this browser.
    store.discard()
    leave()
  }

  return (
    <LayerBoundary key={dialog} onClose={onClose}>
      {dialog === 'script' && <WebsiteScript region={region} agent={agent} onClose={onClose} />}
      {dialog === 'duplicate' && (
        <DuplicateDialog region={region} agent={agent} save={saveToPublish} onClose={onClose} />
      )}
      {dialog === 'transfer' && (
        <TransferAgent region={region} agent={agent} save={saveToPublish} onClose={onClose} onMoved={leave} />
      )}
      {dialog === 'delete' && (
        <DeleteAgentDialog region={region} agent={agent} onClose={onClose} onDeleted={handleDeleted} />
      )}
    </LayerBoundary>
  )
}
