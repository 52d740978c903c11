import { Button } from '@mantine/core'
import { canDeleteWorkspace, roleMay } from '@parley/functions/shared/roles'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { FormSection } from '../../components/FormSection.tsx'
import { call } from '../../lib/call.ts'
import { webPaths } from '../../lib/paths.ts'
import { useUid, useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { DeleteWorkspaceDialog } from './DeleteWorkspaceDialog.tsx'
import type { Team } from './useTeam.ts'
import styles from './WorkspacePage.module.css'

/**
 * Members leave; the owner deletes what is empty. A personal workspace stays, and so nothing is offered
 * there.
 */
export function LeavingSection({ team: { workspace, role } }: { team: Team }) {
  const uid = useUid()
  const { region, workspaceId } = useWorkspaceRef()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const goHome = () => void navigate(webPaths.agents(region), { state: { leave: true } })

  async function handleLeave() {
    await call('leaveWorkspace', { region, workspaceId }, region)
    void showToast(`You have left ${workspace.workspaceName}.`)
    goHome()
  }

  if (roleMay(role, 'leaveWorkspace')) {
    return (
      <FormSection
        title="Leave workspace"
        lead="You lose access to its agents and conversations at once. To come back you need another invite."
      >
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            Leave workspace
          </Button>
        </div>
        {isAsking && (
          <ConfirmDialog
            isDangerous
            title="Leave workspace?"
            action="Leave workspace"
            text={`You will see nothing of ${workspace.workspaceName} any more.`}
            onConfirm={handleLeave}
            onClose={() => setAsking(false)}
          />
        )}
      </FormSection>
    )
  }
  if (!canDeleteWorkspace(role, uid, workspaceId)) return null
  const {
    agentCount,
    internal: { isPayAsYouGo },
  } = workspace
  return (
    <FormSection
      title="Delete workspace"
      lead="It goes for everybody in it, with what is left of its credits. This cannot be undone."
    >
      {agentCount > 0 && (
        <p className={styles.condition}>
          First{' '}
          <Link to={webPaths.agents(region)}>
            delete its {agentCount === 1 ? 'agent' : `${agentCount} agents`}
          </Link>
          .
        </p>
      )}
      {isPayAsYouGo && (
        <p className={styles.condition}>
          First <Link to={webPaths.billing(region, 'modify')}>cancel its subscription</Link>, and wait until
          it has ended.
        </p>
      )}
      <div>
        <Button color="red" disabled={agentCount > 0 || isPayAsYouGo} onClick={() => setAsking(true)}>
          Delete workspace
        </Button>
      </div>
      {isAsking && (
        <DeleteWorkspaceDialog
          name={workspace.workspaceName}
          onDeleted={goHome}
          onClose={() => setAsking(false)}
        />
      )}
    </FormSection>
  )
}
