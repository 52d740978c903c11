import { Badge, Button } from '@mantine/core'
import { roleMay } from '@parley/functions/shared/roles'
import type { Member } from '@parley/functions/shared/workspace'
import { workspaceTexts } from '@parley/functions/shared/workspaceTexts'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { FormSection } from '../../components/FormSection.tsx'
import { call } from '../../lib/call.ts'
import { formatDate } from '../../lib/formats.ts'
import { useUid, useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { SeatsLine } from './SeatsLine.tsx'
import type { Team } from './useTeam.ts'
import styles from './WorkspacePage.module.css'

/** Who is in the workspace, and how many more may be. */
export function MembersSection({ team }: { team: Team }) {
  const { region, workspaceId } = useWorkspaceRef()
  const uid = useUid()
  const [leaving, setLeaving] = useState<Member>()

  /** Nobody removes himself, so that no workspace is left without its owner: he is told so, not asked. */
  function handleAsk(member: Member) {
    if (member.uid === uid) void showToast(workspaceTexts.removeSelf, 'bad')
    else setLeaving(member)
  }

  async function handleRemove(member: Member) {
    await call('removeMember', { region, workspaceId, uid: member.uid }, region)
    void showToast(`${nameOf(member)} was removed.`)
  }

  return (
    <FormSection title="Members">
      <SeatsLine team={team} />
      <ul className={styles.list} aria-label="Members">
        {team.members.map((member) => (
          <li key={member.uid} className={styles.row}>
            <span className={styles.who}>
              <span className={styles.name}>
                <b title={nameOf(member)}>{nameOf(member)}</b>
                {member.uid === uid && <span className={styles.hint}>(you)</span>}
              </span>
              {member.name && (
                <span className={styles.line} title={member.email}>
                  {member.email}
                </span>
              )}
              <span className={styles.line}>Joined {formatDate(member.joinedAt * 1000)}</span>
            </span>
            <Badge>{member.role === 'owner' ? 'Owner' : 'Member'}</Badge>
            {roleMay(team.role, 'removeMembers') && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Remove ${nameOf(member)}`}
                onClick={() => handleAsk(member)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          isDangerous
          title="Remove member?"
          action="Remove member"
          onConfirm={() => handleRemove(leaving)}
          onClose={() => setLeaving(undefined)}
          text={`${nameOf(leaving)} is out at once and sees nothing of this workspace any more. Invites that were sent by this person end too.`}
        />
      )}
    </FormSection>
  )
}

function nameOf({ name, email }: Member): string {
  return name || email
}
