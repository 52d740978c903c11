import { Badge, Button } from '@mantine/core'
import { roleMay } from '@parley/functions/shared/workspaces/roles'
import type { Member } from '@parley/functions/shared/workspaces/workspace'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { actionsColumn } from '../../components/table/actions/actionsColumn.ts'
import type { Column } from '../../components/table/columns.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import { wholeTable } from '../../components/table/tableData.ts'
import { call } from '../../lib/call.ts'
import { formatDate } from '../../lib/formats/formats.ts'
import { useUid, useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { SeatsLine } from './SeatsLine.tsx'
import type { Team } from './useTeam.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

/** Lists the members of the workspace, with the number of free seats. */
export function MembersSection({ team }: { team: Team }) {
  const { region, workspaceId } = useWorkspaceRef()
  const uid = useUid()
  const [leaving, setLeaving] = useState<Member>()
  const mayRemove = roleMay(team.role, 'removeMembers')
  const columns = columnsOf(uid, mayRemove ? handleAsk : undefined)

  /**
   * Asks before a member is removed. People cannot remove themselves, so that a workspace always has an
   * owner: a toast explains it instead of a question.
   */
  function handleAsk(member: Member) {
    if (member.uid === uid) void showToast(t('removeSelf'), 'bad')
    else setLeaving(member)
  }

  async function handleRemove(member: Member) {
    await call('removeMember', { region, workspaceId, uid: member.uid }, region)
    void showToast(t('wasRemoved', { name: nameOf(member) }))
  }

  return (
    <FormSection title={t('members')}>
      <SeatsLine team={team} />
      <DataTable
        label={t('members')}
        failure={t('membersNotLoaded')}
        rows={wholeTable(team.members)}
        columns={columns}
        idOf={idOf}
        nameOf={nameOf}
        sortPart="members"
      />
      {leaving && (
        <ConfirmDialog
          isDangerous
          title={t('removeMember')}
          action={t('removeMemberTitle')}
          onConfirm={() => handleRemove(leaving)}
          onClose={() => setLeaving(undefined)}
          text={t('isOut', { name: nameOf(leaving) })}
        />
      )}
    </FormSection>
  )
}

const idOf = ({ uid }: Member) => uid

function nameOf({ name, email }: Member): string {
  return name || email
}

function columnsOf(uid: string, onRemove: ((member: Member) => void) | undefined): Column<Member>[] {
  return [
    {
      id: 'name',
      title: t('name'),
      isMain: true,
      sortBy: nameOf,
      cell: (member) => (
        <span className={styles.who}>
          <span className={styles.name}>
            <b title={nameOf(member)} dir="auto">
              {nameOf(member)}
            </b>
            {member.uid === uid && <span className={styles.hint}>{t('you')}</span>}
          </span>
          {member.name && (
            <span className={styles.line} title={member.email} dir="auto">
              {member.email}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'joined',
      title: t('joined'),
      sortBy: ({ joinedAt }) => joinedAt,
      isDescendingFirst: true,
      cell: ({ joinedAt }) => formatDate(joinedAt * 1000),
    },
    {
      id: 'role',
      title: t('role'),
      onCards: 'untitled',
      sortBy: ({ role }) => role,
      cell: ({ role }) => <Badge>{role === 'owner' ? t('owner') : t('member')}</Badge>,
    },
    ...(onRemove
      ? [
          actionsColumn<Member>((member) => (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('removeNamed', { name: nameOf(member) })}
              onClick={() => onRemove(member)}
            >
              {t('remove')}
            </Button>
          )),
        ]
      : []),
  ]
}
