import { isImpersonating } from '../../../lib/session/impersonation.ts'
import { AgentSelect } from './AgentSelect.tsx'
import styles from '../Client.module.css'
import type { ClientPanel } from '../panels/ClientPanels.tsx'
import { ClientTabs } from './ClientTabs.tsx'
import { CreditsLeft } from './CreditsLeft.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'
import { NoticeBell } from '../notices/NoticeBell.tsx'
import { AgencyMark } from './AgencyMark.tsx'
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

interface ClientBarProps extends ClientFrameProps {
  /** Whether the pages are at the foot of the window, as on a phone. */
  hasFoot: boolean
}

/** The top bar, 55 px high, with the tabs of an agent's pages below it where they are not at the foot. */
export function ClientBar({ agentId, status, notices, hasFoot, onPanel }: ClientBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <AgencyMark />
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
      {!hasFoot && <ClientTabs agentId={agentId} />}
    </div>
  )
}
