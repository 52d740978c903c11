import { Button, EmptyState, Skeleton } from '@mantine/core'
import type { Calendar } from '@parley/functions/shared/tools/calendar/calendars'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useDeletion } from '../../components/dialogs/useDeletion.tsx'
import { call } from '../../lib/call.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { CalendarCard } from './CalendarCard.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import styles from './Calendars.module.css'
import { t } from './texts.ts'
import { useCalendars } from './useCalendars.ts'

/** Shows when the agents of a workspace can book appointments, and the appointments that they booked. */
export function CalendarsPage() {
  const { region, workspaceId } = useWorkspaceRef()
  const calendars = useCalendars()
  /** A calendar's id, or `new`. */
  const [open, setOpen] = useState<string>()
  const [archived, setArchived] = useState<Calendar>()
  const deletion = useDeletion<Calendar>({
    title: t('deleteCalendar'),
    text: ({ name }) => t('deleteCalendarText', { name }),
    done: t('calendarDeleted'),
    remove: async ({ ID }) =>
      void (await call('deleteCalendar', { region, workspaceId, calendarId: ID }, region)),
  })

  async function archive({ ID, isArchived }: Calendar) {
    const change = { region, workspaceId, calendarId: ID, isArchived: !isArchived }
    await call('archiveCalendar', change, region)
    void showToast(t(isArchived ? 'calendarReopened' : 'calendarArchived'))
  }

  const items = calendars.status === 'ready' ? calendars.data.items : []
  const action = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
      {t('newCalendar')}
    </Button>
  )
  return (
    <Page title={t('calendars')} lead={t('calendarsHint')} actions={items.length > 0 && action}>
      {calendars.status === 'loading' && <Skeleton aria-busy="true" height={160} radius="md" />}
      {calendars.status === 'error' && (
        <LoadFailure title={t('calendarsNotLoaded')} error={calendars.error} retry={calendars.retry} />
      )}
      {calendars.status === 'ready' && items.length === 0 && (
        <EmptyState title={t('noCalendars')} description={t('noCalendarsHint')}>
          <EmptyState.Actions>{action}</EmptyState.Actions>
        </EmptyState>
      )}
      <div className={styles.cards}>
        {items.map((calendar) => (
          <CalendarCard
            key={calendar.ID}
            calendar={calendar}
            onEdit={() => setOpen(calendar.ID)}
            onArchive={() => setArchived(calendar)}
            onDelete={() => deletion.confirmDeletion(calendar)}
          />
        ))}
      </div>
      {open !== undefined && (
        <CalendarPanel calendar={items.find(({ ID }) => ID === open)} onClose={() => setOpen(undefined)} />
      )}
      {archived && (
        <ConfirmDialog
          title={t(archived.isArchived ? 'reopenCalendar' : 'archiveCalendar')}
          text={t(archived.isArchived ? 'reopenCalendarText' : 'archiveCalendarText', {
            name: archived.name,
          })}
          action={t(archived.isArchived ? 'reopenCalendar' : 'archiveCalendar')}
          onConfirm={() => archive(archived)}
          onClose={() => setArchived(undefined)}
        />
      )}
      {deletion.question}
    </Page>
  )
}
