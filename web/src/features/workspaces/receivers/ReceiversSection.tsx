import { Button } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import type { FormerMember, Receiver } from '@parley/functions/shared/workspaces/workspace'
import { Link } from 'react-router-dom'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { call } from '../../../lib/call.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import { webPaths } from '../../../lib/webPaths.ts'
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
          <li key={`${receiver.kind} ${receiver.agentId} ${receiver.name} ${receiver.to}`}>
            {kindOf(receiver)} <bdi dir="auto">{receiver.name}</bdi> <bdi dir="ltr">{receiver.to}</bdi>{' '}
            <ActionLink receiver={receiver} />
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

/** Leads to the page where the owner can do what fits: renew a key, disconnect an account, or check the rest. */
function ActionLink({ receiver }: { receiver: Receiver }) {
  const { region } = useWorkspaceRef()
  const { kind, name, agentId } = receiver
  const agencyTab = (index: number) => `${webPaths.agency(region)}?activeTabIndex=${index}`
  const pages = {
    tool: webPaths.functions(region),
    mcpServer: webPaths.functions(region),
    calendar: webPaths.calendars(region),
    modelServer: webPaths.credentials(region),
    supportEmail: agencyTab(6),
    domain: agencyTab(1),
    mailDomain: agencyTab(2),
    projectKey: `${webPaths.agent(region, agentId, 'settings')}?tab=core`,
    channel: webPaths.channels(region, agentId),
  } as const
  const actions: Partial<Record<Receiver['kind'], string>> = {
    projectKey: t('receiverRenew'),
    channel: t('receiverDisconnect'),
  }
  const action = actions[kind] ?? t('receiverCheck')
  return (
    <Link to={pages[kind]} aria-label={`${action}: ${name}`}>
      {action}
    </Link>
  )
}

function kindOf({ kind }: Receiver): string {
  const names = {
    tool: t('receiverTool'),
    mcpServer: t('receiverMcpServer'),
    calendar: t('receiverCalendar'),
    modelServer: t('receiverModelServer'),
    supportEmail: t('receiverSupportEmail'),
    projectKey: t('receiverProjectKey'),
    channel: t('receiverChannel'),
    domain: t('receiverDomain'),
    mailDomain: t('receiverMailDomain'),
  } as const
  return names[kind]
}
