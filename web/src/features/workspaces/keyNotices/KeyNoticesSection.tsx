import { Button } from '@mantine/core'
import type { KeyNotice } from '@parley/functions/shared/workspaces/keyNotices'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { t } from '../../../components/keyNotices/texts.ts'
import { useKeyNotices } from '../../../components/keyNotices/useKeyNotices.ts'
import { call } from '../../../lib/call.ts'
import { formatAgo } from '../../../lib/formats/formats.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import styles from '../WorkspacePage.module.css'

/** Lists the keys that were renewed or shown, until the owner says that they know of it. */
export function KeyNoticesSection() {
  const { region, workspaceId } = useWorkspaceRef()
  const notices = useKeyNotices()
  const { isBusy, send } = useSender()
  if (notices.length === 0) return null
  const until = Math.max(...notices.map(({ at }) => at))

  async function confirm() {
    try {
      await call('confirmKeyNotices', { region, workspaceId, until }, region)
      void showToast(t('noted'))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <FormSection title={t('changedKeys')} lead={t('changedKeysHint')}>
      <div className={styles.receivers}>
        <ul>
          {notices.map((notice) => (
            <li key={`${notice.kind} ${notice.agentId} ${notice.by} ${notice.at}`}>
              <span dir="auto">{wordsOf(notice)}</span> <small>{formatAgo(notice.at)}</small>
            </li>
          ))}
        </ul>
        <div>
          <Button variant="default" loading={isBusy} onClick={() => void send({ work: confirm })}>
            {t('iKnow')}
          </Button>
        </div>
      </div>
    </FormSection>
  )
}

function wordsOf({ kind, change, agent, who }: KeyNotice): string {
  if (change === 'shown') return t('eventKeyShown', { who })
  const words = {
    workspaceSecret: () => t('secretRenewed', { who }),
    agentKey: () => t('agentKeyRenewed', { who, agent }),
    eventKey: () => t('eventKeyRenewed', { who }),
    projectKey: () => t('projectKeyReplaced', { who, agent }),
  }
  return words[kind]()
}
