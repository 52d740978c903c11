import { Skeleton } from '@mantine/core'
import type { Workspace } from '@parley/functions/shared/workspaces/workspace'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { call } from '../../../lib/call.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { t } from '../texts.ts'
import { EventKey } from './EventKey.tsx'
import { EventsForm } from './EventsForm.tsx'
import { LatestEvents } from './LatestEvents.tsx'
import { TestEvent } from './TestEvent.tsx'

/** Configures where the workspace's events are posted: the owner's URL, its key and the latest deliveries. */
export function EventsSection({ workspace }: { workspace: Workspace }) {
  const { region, workspaceId } = useWorkspaceRef()
  const { host, subscribedEvents } = workspace.internal.events
  const endpoint = useRead(
    ['eventEndpoint', region, workspaceId],
    () => call('readEventEndpoint', { region, workspaceId }, region),
    { isForgotten: true },
  )
  return (
    <FormSection title={t('events')} lead={t('eventsHint')}>
      {endpoint.status === 'loading' && <Skeleton aria-busy="true" height={240} radius="md" />}
      {endpoint.status === 'error' && (
        <InlineFailure text={t('eventsAddressNotLoaded')} retry={endpoint.retry} />
      )}
      {endpoint.status === 'ready' && (
        <EventsForm endpoint={endpoint.data.endpoint} subscribedEvents={subscribedEvents} />
      )}
      {host !== '' && (
        <>
          <EventKey />
          <TestEvent host={host} />
          <LatestEvents />
        </>
      )}
    </FormSection>
  )
}
