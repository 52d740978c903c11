import { AgentSelect } from './AgentSelect.tsx'
import styles from './Client.module.css'
import { ClientTabs } from './ClientTabs.tsx'
import { NoticeBell } from './notices/NoticeBell.tsx'
import { OrganisationMark } from './OrganisationMark.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import { StatusSwitch } from './StatusSwitch.tsx'
import type { OpenNotices } from './notices/useOpenNotices.ts'
import type { OwnStatus } from './useOwnStatus.ts'

export interface ClientFrameProps {
  /** The agent whose pages are shown, if it is one's. */
  agentId: string | undefined
  status: OwnStatus
  notices: OpenNotices
  onAccount: () => void
}

/** The bar on top, 55 px high, with an agent's pages below it (checklist row 142). */
export function ClientBar({ agentId, status, notices, onAccount }: ClientFrameProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <OrganisationMark />
        <AgentSelect agentId={agentId} />
        <span className={styles.spring} />
        <StatusSwitch {...status} />
        <SchemeButton />
        <NoticeBell {...notices} />
        <ProfileMenu onAccount={onAccount} />
      </div>
      {agentId !== undefined && <ClientTabs agentId={agentId} />}
    </div>
  )
}
