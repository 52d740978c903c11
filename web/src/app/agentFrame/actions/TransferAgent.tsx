import type { Agent } from '@parley/functions/shared/agents/agent'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { TransferDialog, type TransferTarget } from '../../../features/agents/files/TransferDialog.tsx'
import { useWorkspaces } from '../../../features/workspaces/useWorkspaces.ts'
import { useRead } from '../../../lib/live/useRead.ts'

interface TransferAgentProps {
  region: Region
  agent: Pick<Agent, 'ID' | 'title' | 'ownerID'>
  save: () => Promise<boolean>
  onClose: () => void
  onMoved: () => void
}

/** Moves an agent to another workspace of its owner in the same region. */
export function TransferAgent({ region, agent, save, onClose, onMoved }: TransferAgentProps) {
  const workspaces = useWorkspaces()
  const entries = workspaces.status === 'ready' ? workspaces.data.entries : []
  const ids = entries
    .filter((entry) => entry.region === region && entry.role === 'owner' && entry.id !== agent.ownerID)
    .map(({ id }) => id)
  const targets = useRead(workspaces.status === 'ready' ? ['workspaceNames', region, ids] : null, () =>
    Promise.all(ids.map((id) => nameWorkspace(region, id))),
  )
  return (
    <TransferDialog
      region={region}
      agent={agent}
      targets={workspaces.status === 'error' ? workspaces : targets}
      save={save}
      onClose={onClose}
      onMoved={onMoved}
    />
  )
}

async function nameWorkspace(region: Region, id: string): Promise<TransferTarget> {
  const { readDocument } = await import('../../../lib/firestore/firestore.ts')
  const workspace = await readDocument('workspace', { region, path: paths.workspace(id) })
  return { id, name: workspace?.workspaceName ?? id }
}
