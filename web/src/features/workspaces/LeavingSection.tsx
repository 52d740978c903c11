import { Button } from '@mantine/core'
import { canDeleteWorkspace, roleMay } from '@parley/functions/shared/workspaces/roles'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { call } from '../../lib/call.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useUid, useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { DeleteWorkspaceDialog } from './DeleteWorkspaceDialog.tsx'
import type { Team } from './useTeam.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

/**
 * Lets members leave, and the owner delete an empty workspace. A personal workspace cannot be left, so the
 * section is not rendered there.
 */
export function LeavingSection({ team: { workspace, role } }: { team: Team }) {
  const uid = useUid()
  const { region, workspaceId } = useWorkspaceRef()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  // The workspace's id is passed on, so that nothing reads it until the list of workspaces is updated.
  const state = { leave: true, leftWorkspace: workspaceId }
  const goHome = () => void navigate(webPaths.home(region), { state })

  async function handleLeave() {
    await call('leaveWorkspace', { region, workspaceId }, region)
    void showToast(t('leftWorkspace', { workspace: workspace.workspaceName }))
    goHome()
  }

  if (roleMay(role, 'leaveWorkspace')) {
    return (
      <FormSection title={t('leaveWorkspace')} lead={t('leavingLoses')}>
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('leaveWorkspace')}
          </Button>
        </div>
        {isAsking && (
          <ConfirmDialog
            isDangerous
            title={t('leaveWorkspaceQuestion')}
            action={t('leaveWorkspace')}
            text={t('leavingHides', { workspace: workspace.workspaceName })}
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
    <FormSection title={t('deleteWorkspace')} lead={t('deleteWorkspaceHint')}>
      {agentCount > 0 && (
        <p className={styles.condition}>
          {t.rich('firstAgents', {
            count: agentCount,
            link: (text) => <Link to={webPaths.agents(region)}>{text}</Link>,
          })}
        </p>
      )}
      {isPayAsYouGo && (
        <p className={styles.condition}>
          {t.rich('firstSubscription', {
            link: (text) => <Link to={webPaths.billing(region, 'modify')}>{text}</Link>,
          })}
        </p>
      )}
      <div>
        <Button color="red" disabled={agentCount > 0 || isPayAsYouGo} onClick={() => setAsking(true)}>
          {t('deleteWorkspace')}
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
