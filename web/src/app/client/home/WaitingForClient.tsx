import { Skeleton } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { WaitingPerson } from '../../home/waiting/WaitingPerson.tsx'
import people from '../../home/waiting/WaitingPeople.module.css'
import { t } from '../texts.ts'
import { useAgentWaiting } from '../../../features/conversations/waiting/useAgentWaiting.ts'

/** The others are in the conversations. */
const maxShown = 5

/** Visitors who wait for a person, with the button that takes over; also says when none exist. */
export function WaitingForClient({ region, agentId }: { region: Region; agentId: string }) {
  const waiting = useAgentWaiting(region, agentId)
  if (waiting.status === 'loading') return <Skeleton height={72} radius="lg" aria-busy="true" />
  if (waiting.status === 'error') return <InlineFailure text={t('waitingNotLoaded')} retry={waiting.retry} />
  const rows = waiting.data.items.slice(0, maxShown)
  return (
    <section className={people.people} aria-labelledby="waiting-people">
      <h2 id="waiting-people">{t('whoWaits')}</h2>
      {rows.length === 0 ? (
        <p>{t('nobodyWaits')}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <WaitingPerson
              key={row.ID}
              row={row}
              look={undefined}
              path={webPaths.conversation(region, agentId, row.ID)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
