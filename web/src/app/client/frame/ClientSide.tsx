import { isImpersonating } from '../../../lib/session/impersonation.ts'
import { AgentSelect } from './AgentSelect.tsx'
import styles from '../Client.module.css'
import type { ClientFrameProps } from './ClientBar.tsx'
import { ClientTabs } from './ClientTabs.tsx'
import { CreditsLeft } from './CreditsLeft.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'
import { NoticeBell } from '../notices/NoticeBell.tsx'
import { AgencyMark } from './AgencyMark.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import { StatusSwitch } from './StatusSwitch.tsx'

/** The frame as a column beside an agent's pages. */
export function ClientSide({ agentId, status, notices, onPanel }: ClientFrameProps) {
  return (
    <div className={styles.side}>
      <AgencyMark />
      <AgentSelect agentId={agentId} />
      <ClientTabs agentId={agentId} isVertical />
      <span className={styles.spring} />
      <div className={styles.foot}>
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
            <NoticeBell {...notices} isVertical />
            <ProfileMenu onPanel={onPanel} isNamed />
          </>
        )}
      </div>
    </div>
  )
}
