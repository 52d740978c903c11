import { Button } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import type { WorkspaceEvent } from '@parley/functions/shared/workspaces/workspaceEvents'
import { useState } from 'react'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { call } from '../../../lib/call.ts'
import { formatAgo } from '../../../lib/formats/formats.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import styles from '../WorkspacePage.module.css'
import { t } from '../texts.ts'

const shown = 10

/** Lists the latest events with their delivery; a failed one can be sent again. */
export function LatestEvents() {
  const { region, workspaceId } = useWorkspaceRef()
  const events = useLiveList('workspaceEvent', {
    region,
    path: paths.workspaceEvents(workspaceId),
    newestBy: 'createdAt',
    count: shown,
  })
  if (events.status === 'error') return <InlineFailure text={t('eventsNotLoaded')} retry={events.retry} />
  const items = events.status === 'ready' ? events.data.items : []
  if (items.length === 0) return null
  return (
    <section className={styles.part} aria-label={t('latestEvents')}>
      <h3>{t('latestEvents')}</h3>
      <ul className={styles.events}>
        {items.map(({ ID, ...event }) => (
          <Row key={ID} id={ID} event={event} />
        ))}
      </ul>
    </section>
  )
}

function Row({ id, event }: { id: string; event: WorkspaceEvent }) {
  const { region, workspaceId } = useWorkspaceRef()
  const [isBusy, setBusy] = useState(false)
  const { type, state, answer, createdAt, about } = event

  async function handleAgain() {
    setBusy(true)
    await call('sendEventAgain', { region, workspaceId, eventId: id }, region).catch((error: unknown) =>
      showToast(sentenceOf(error), 'bad'),
    )
    setBusy(false)
  }

  return (
    <li>
      <div className={styles.who}>
        <code>{type}</code>
        <small className={styles.line}>
          {about['name'] && (
            <>
              <bdi dir="auto">{about['name']}</bdi>
              {' · '}
            </>
          )}
          {formatAgo(createdAt)}
        </small>
      </div>
      <span className={styles.state} data-state={state}>
        {t(`eventIs_${state}`)} {answer > 0 && <bdi>{answer}</bdi>}
      </span>
      {state === 'failed' && type !== 'test' && (
        <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void handleAgain()}>
          {t('sendAgain')}
        </Button>
      )}
    </li>
  )
}
