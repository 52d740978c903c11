import { Badge, Button } from '@mantine/core'
import { canRevokeInvite } from '@parley/functions/shared/roles'
import { workspaceTexts } from '@parley/functions/shared/workspaceTexts'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { FormSection } from '../../components/FormSection.tsx'
import { call } from '../../lib/call.ts'
import { CallError, toCallError } from '../../lib/errors.ts'
import { formatDate } from '../../lib/formats.ts'
import { useUid, useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { InviteForm } from './InviteForm.tsx'
import type { Team } from './useTeam.ts'
import styles from './WorkspacePage.module.css'

type Invite = Team['invites'][number]

/** Who has been asked to join, and the field to ask somebody else. */
export function InvitesSection({ team }: { team: Team }) {
  const { region, workspaceId } = useWorkspaceRef()
  const uid = useUid()
  const [ending, setEnding] = useState<Invite>()
  const [sendingTo, setSendingTo] = useState<string>()
  const inviter = ({ by }: Invite) =>
    by === uid ? 'you' : (team.members.find((member) => member.uid === by)?.email ?? 'a former member')

  /** Fails with the reason at the field; what has none is told at the page's edge. */
  async function invite(email: string) {
    try {
      await call('inviteMember', { region, workspaceId, email }, region)
      void showToast(workspaceTexts.invited(email))
    } catch (error) {
      const { code, fields, message } = toCallError(error)
      void showToast(workspaceTexts.inviteFailed(email), 'bad')
      throw fields.email ? error : new CallError(code, message, { email: message })
    }
  }

  async function handleSendAgain({ email }: Invite) {
    setSendingTo(email)
    // The toast has said it; there is no field here that could say more.
    await invite(email).catch(() => {})
    setSendingTo(undefined)
  }

  async function handleRevoke({ ID }: Invite) {
    await call('revokeInvite', { region, workspaceId, inviteId: ID }, region)
    void showToast('Invite revoked.')
  }

  return (
    <FormSection
      title="Invites"
      lead="Whoever you invite gets a link by mail that works once, for that address, and for seven days."
    >
      <InviteForm onInvite={invite} />
      {team.invites.length === 0 ? (
        <p className={styles.hint}>There are no open invites.</p>
      ) : (
        <ul className={styles.list} aria-label="Invites">
          {team.invites.map((open) => (
            <li key={open.ID} className={styles.row}>
              <span className={styles.who}>
                <span className={styles.name}>
                  <b title={open.email}>{open.email}</b>
                </span>
                <span className={styles.line}>
                  {open.isExpired ? 'Expired' : 'Expires'} {formatDate(open.expires)} · invited by{' '}
                  {inviter(open)}
                </span>
              </span>
              {open.isExpired && <Badge color="yellow">Expired</Badge>}
              <span className={styles.actions}>
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  aria-label={`Send again to ${open.email}`}
                  loading={sendingTo === open.email}
                  onClick={() => void handleSendAgain(open)}
                >
                  Send again
                </Button>
                {canRevokeInvite(team.role, uid, open) && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`Revoke the invite of ${open.email}`}
                    onClick={() => setEnding(open)}
                  >
                    Revoke
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {ending && (
        <ConfirmDialog
          isDangerous
          title="Revoke invite?"
          action="Revoke invite"
          text={`The link that was sent to ${ending.email} stops working at once.`}
          onConfirm={() => handleRevoke(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </FormSection>
  )
}
