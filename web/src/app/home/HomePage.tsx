import { Suspense } from 'react'
import { minuteMs } from '@parley/functions/shared/durations'
import { useAgentRows } from '../../features/agents/useAgents.ts'
import { useIsFirstViewOver } from '../../lib/firstView/firstView.ts'
import { formatWeekday } from '../../lib/formats/formats.ts'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { useSession } from '../../lib/session/session.ts'
import { useDocumentTitle } from '../../lib/navigation/useDocumentTitle.ts'
import { useNow } from '../../lib/browser/useNow.ts'
import { Greeting } from './Greeting.tsx'
import styles from './HomePage.module.css'
import { t } from './texts.ts'
import { TodayParts } from './TodayParts.tsx'
import { useAgentLooks } from './useAgentLooks.ts'

// Loaded with the inbox's texts, after the first view.
const WaitingPeople = lazyComponent(async () => (await import('./waiting/WaitingPeople.tsx')).WaitingPeople)
const BrokenChannels = lazyComponent(async () => (await import('./BrokenChannels.tsx')).BrokenChannels)
const ChangedKeys = lazyComponent(async () => (await import('./ChangedKeys.tsx')).ChangedKeys)

/** The home page of a workspace: what matters today, or the first steps until a visitor has written. */
export function HomePage() {
  const { name } = useSession()
  const now = useNow(minuteMs, true)
  const looks = useAgentLooks()
  const agents = useAgentRows()
  const isOver = useIsFirstViewOver()
  const items = agents.status === 'ready' ? agents.data.items : undefined
  useDocumentTitle(t('today'))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Greeting name={name} now={now} />
        </h1>
        <p>{formatWeekday(now)}</p>
      </header>
      {looks.size > 0 && isOver && (
        <Suspense fallback={<div className={styles.waiting} />}>
          <div className={styles.now}>
            <ChangedKeys />
            <BrokenChannels looks={looks} />
            <WaitingPeople looks={looks} />
          </div>
        </Suspense>
      )}
      <TodayParts agents={items} looks={looks} />
    </div>
  )
}
