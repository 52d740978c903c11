import { Badge, Button } from '@mantine/core'
import { canRevokeInvite } from '@parley/functions/shared/workspaces/roles'
import { useState } from 'react'
import { Breakable } from '../../components/text/Breakable.tsx'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { actionsColumn } from '../../components/table/actions/actionsColumn.ts'
import type { Column } from '../../components/table/columns.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import { wholeTable } from '../../components/table/tableData.ts'
import { call } from '../../lib/call.ts'
import { CallError, toCallError } from '../../lib/errors.ts'
import { formatDate } from '../../lib/formats/formats.ts'
import { useUid, useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { InviteForm } from './InviteForm.tsx'
import type { Team } from './useTeam.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

type Invite = Team['invites'][number]

/** Lists the invited people, with a field to invite another one. */
export function InvitesSection({ team }: { team: Team }) {
  const { region, workspaceId } = useWorkspaceRef()
  const uid = useUid()
  const [ending, setEnding] = useState<Invite>()
  const [sendingTo, setSendingTo] = useState<string>()

  /** Throws an error with the reason at the field; other errors are shown as a toast. */
  async function invite(email: string) {
    try {
      await call('inviteMember', { region, workspaceId, email }, region)
      void showToast(t('invited', { email }))
    } catch (error) {
      const { code, fields, message } = toCallError(error)
      void showToast(t('inviteFailed', { email }), 'bad')
      throw fields.email ? error : new CallError(code, message, { email: message })
    }
  }

  async function handleSendAgain({ email }: Invite) {
    setSendingTo(email)
    // The toast has shown the error, and there is no field here for it.
    await invite(email).catch(() => {})
    setSendingTo(undefined)
  }

  async function handleRevoke({ ID }: Invite) {
    await call('revokeInvite', { region, workspaceId, inviteId: ID }, region)
    void showToast(t('inviteRevoked'))
  }

  const columns: Column<Invite>[] = [
    ...columnsOf(team, uid),
    actionsColumn(
      (open) => (
        <InviteControls
          invite={open}
          isSending={sendingTo === open.email}
          canRevoke={canRevokeInvite(team.role, uid, open)}
          onSendAgain={() => void handleSendAgain(open)}
          onRevoke={() => setEnding(open)}
        />
      ),
      true,
    ),
  ]

  return (
    <FormSection title={t('invites')} lead={t('inviteHint')}>
      <InviteForm onInvite={invite} />
      <DataTable
        label={t('invites')}
        failure={t('invitesNotLoaded')}
        rows={wholeTable(team.invites)}
        columns={columns}
        idOf={idOf}
        nameOf={emailOf}
        sortPart="invites"
        empty={<p className={styles.hint}>{t('thereAreNoOpenInvites')}</p>}
      />
      {ending && (
        <ConfirmDialog
          isDangerous
          title={t('revokeInvite')}
          action={t('revokeInviteTitle')}
          text={t('linkEnds', { email: ending.email })}
          onConfirm={() => handleRevoke(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </FormSection>
  )
}

function columnsOf({ members }: Team, uid: string): Column<Invite>[] {
  return [
    {
      id: 'email',
      title: t('eMail'),
      isMain: true,
      sortBy: emailOf,
      cell: ({ email }) => (
        <b title={email}>
          <Breakable>{email}</Breakable>
        </b>
      ),
    },
    {
      id: 'by',
      title: t('invitedBy'),
      cell: ({ by }) => {
        const inviter = members.find((member) => member.uid === by)?.email
        if (by === uid) return t('byYou')
        if (!inviter) return t('formerMember')
        return <Breakable>{inviter}</Breakable>
      },
    },
    {
      id: 'expires',
      title: t('expires'),
      sortBy: ({ expires }) => expires,
      cell: ({ isExpired, expires }) => (
        <>
          {formatDate(expires)} {isExpired && <Badge color="yellow">{t('expired')}</Badge>}
        </>
      ),
    },
  ]
}

const idOf = ({ ID }: Invite) => ID
const emailOf = ({ email }: Invite) => email

interface InviteControlsProps {
  invite: Invite
  isSending: boolean
  canRevoke: boolean
  onSendAgain: () => void
  onRevoke: () => void
}

function InviteControls({
  invite: { email },
  isSending,
  canRevoke,
  onSendAgain,
  onRevoke,
}: InviteControlsProps) {
  return (
    <span className={styles.actions}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={t('sendAgainTo', { email })}
        loading={isSending}
        onClick={onSendAgain}
      >
        {t('sendAgain')}
      </Button>
      {canRevoke && (
        <Button variant="default" size="compact-sm" aria-label={t('revokeOf', { email })} onClick={onRevoke}>
          {t('revoke')}
        </Button>
      )}
    </span>
  )
}
