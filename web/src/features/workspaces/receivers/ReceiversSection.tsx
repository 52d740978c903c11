import { Button } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import type { FormerMember, Receiver } from '@parley/functions/shared/workspaces/workspace'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { call } from '../../../lib/call.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import styles from '../WorkspacePage.module.css'
import { t } from '../texts.ts'

const maxMembers = 20

/** Lists what former members have set up to send data elsewhere, until the owner has checked it. */
export function ReceiversSection() {
  const { region, workspaceId } = useWorkspaceRef()
  const path = paths.formerMembers(workspaceId)
  const former = useLiveList('formerMember', { region, path, newestBy: 'leftAt', count: maxMembers })
  const members =
    former.status === 'ready' ? former.data.items.filter(({ receivers }) => receivers.length > 0) : []
  if (members.length === 0) return null
  return (
    <FormSection title={t('receivers')} lead={t('receiversHint')}>
      {members.map((member) => (
        <Left key={member.uid} member={member} />
      ))}
    </FormSection>
  )
}

function Left({ member: { uid, name, receivers } }: { member: FormerMember }) {
  const { region, workspaceId } = useWorkspaceRef()
  const mayConfirm = useMay('confirmClients')
  const { isBusy, send } = useSender()

  async function confirm() {
    try {
      await call('confirmClients', { region, workspaceId, uid, part: 'receivers' }, region)
      void showToast(t('receiversChecked', { name }))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <div className={styles.receivers}>
      <b dir="auto">{name}</b>
      <ul>
        {receivers.map((receiver) => (
          <li key={`${receiver.kind} ${receiver.name}`}>
            {kindOf(receiver)} <bdi dir="auto">{receiver.name}</bdi> <bdi dir="ltr">{receiver.to}</bdi>
          </li>
        ))}
      </ul>
      {mayConfirm && (
        <div>
          <Button
            variant="default"
            loading={isBusy}
            aria-label={t('checkReceiversNamed', { name })}
            onClick={() => void send({ work: confirm })}
          >
            {t('checkReceivers')}
          </Button>
        </div>
      )}
    </div>
  )
}

function kindOf({ kind }: Receiver): string {
  const names = {
    tool: t('receiverTool'),
    mcpServer: t('receiverMcpServer'),
    calendar: t('receiverCalendar'),
    modelServer: t('receiverModelServer'),
    supportEmail: t('receiverSupportEmail'),
  } as const
  return names[kind]
}
