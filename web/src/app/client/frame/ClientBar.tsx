import { isImpersonating } from '../../../lib/session/impersonation.ts'
import { AgentSelect } from './AgentSelect.tsx'
import styles from '../Client.module.css'
import type { ClientPanel } from '../panels/ClientPanels.tsx'
import { ClientTabs } from './ClientTabs.tsx'
import { CreditsLeft } from './CreditsLeft.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'
import { NoticeBell } from '../notices/NoticeBell.tsx'
import { OrganisationMark } from './OrganisationMark.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import { StatusSwitch } from './StatusSwitch.tsx'
import type { OpenNotices } from '../notices/useOpenNotices.ts'
import type { OwnStatus } from './useOwnStatus.ts'

export interface ClientFrameProps {
  /** The agent whose pages are shown; undefined on other pages. */
  agentId: string | undefined
  status: OwnStatus
  notices: OpenNotices
  onPanel: (panel: ClientPanel) => void
}

/** The top bar, 55 px high, with the tabs of an agent's pages below it. */
export function ClientBar({ agentId, status, notices, onPanel }: ClientFrameProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <OrganisationMark />
        <AgentSelect agentId={agentId} />
        <span className={styles.spring} />
        {!isImpersonating() && (
          <>
            <StatusSwitch {...status} />
            <CreditsLeft />
            <FeedbackButton onClick={() => onPanel('feedback')} />
          </>
        )}
        <SchemeButton />
        {!isImpersonating() && (
          <>
            <NoticeBell {...notices} />
            <ProfileMenu onPanel={onPanel} />
          </>
        )}
      </div>
      <ClientTabs agentId={agentId} />
    </div>
  )
}
