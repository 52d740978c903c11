import { Badge, Button, Skeleton } from '@mantine/core'
import type { Appointment, Calendar } from '@parley/functions/shared/tools/calendar/calendars'
import { useState } from 'react'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { t as componentTexts } from '../../components/texts.ts'
import { useDeletion } from '../../components/dialogs/useDeletion.tsx'
import { call } from '../../lib/call.ts'
import type { ListEnd } from '../../lib/firestore/documents.ts'
import { language } from '../../lib/texts/language.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './Calendars.module.css'
import { t } from './texts.ts'
import { useAppointments } from './useCalendars.ts'

/** Lists the appointments of a calendar that have not ended, in the calendar's time zone. */
export function AppointmentList({ calendar }: { calendar: Calendar }) {
  // Fixed at mount: a changing time would start a new query on every render.
  const [now] = useState(() => Date.now())
  return <AppointmentPage calendar={calendar} now={now} />
}

interface AppointmentPageProps {
  calendar: Calendar
  now: number
  /** The end of the previous page; undefined for the first page. */
  after?: ListEnd
}

/** Lists one page of appointments, kept up to date, and loads the next page below it on request. */
function AppointmentPage({ calendar, now, after }: AppointmentPageProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const appointments = useAppointments(calendar.ID, now, after)
  const [isMore, setMore] = useState(false)
  const cancelling = useDeletion<Appointment>({
    title: t('cancelAppointment'),
    text: ({ name, start }) => t('cancelAppointmentText', { name, time: timeOf(start, calendar) }),
    done: t('appointmentCancelled'),
    remove: async ({ ID }) =>
      void (await call(
        'cancelAppointment',
        { region, workspaceId, calendarId: calendar.ID, appointmentId: ID },
        region,
      )),
  })
  if (appointments.status === 'loading') return <Skeleton aria-busy="true" height={48} radius="md" />
  if (appointments.status === 'error')
    return (
      <LoadFailure title={t('appointmentsNotLoaded')} error={appointments.error} retry={appointments.retry} />
    )
  const { items, end } = appointments.data
  if (items.length === 0) return after ? null : <p className={styles.none}>{t('noAppointments')}</p>
  return (
    <>
      <ul className={styles.appointments} aria-label={t('appointmentsToCome')}>
        {items.map((appointment) => (
          <AppointmentRow
            key={appointment.ID}
            appointment={appointment}
            calendar={calendar}
            onCancel={() => cancelling.confirmDeletion(appointment)}
          />
        ))}
      </ul>
      {end && isMore && <AppointmentPage calendar={calendar} now={now} after={end} />}
      {end && !isMore && (
        <Button variant="default" mt={12} onClick={() => setMore(true)}>
          {componentTexts('showMore')}
        </Button>
      )}
      {cancelling.question}
    </>
  )
}

interface AppointmentRowProps {
  appointment: Appointment
  calendar: Calendar
  onCancel: () => void
}

function AppointmentRow({ appointment, calendar, onCancel }: AppointmentRowProps) {
  const { start, name, email, phone, note, state, isTest, mails } = appointment
  const isCancelled = state === 'cancelled'
  return (
    <li>
      <time dateTime={new Date(start).toISOString()} data-cancelled={isCancelled || undefined}>
        {timeOf(start, calendar)}
      </time>
      <div className={styles.person}>
        <bdi dir="auto" className={styles.name}>
          {name}
        </bdi>
        <div className={styles.more}>
          <bdi dir="ltr">{email}</bdi>
          {phone && <bdi dir="ltr">{phone}</bdi>}
          {note && <span dir="auto">{note}</span>}
        </div>
      </div>
      {mails.visitor === 'givenUp' && <Badge color="yellow">{t('visitorNotMailed')}</Badge>}
      {mails.host === 'givenUp' && <Badge color="yellow">{t('hostNotMailed')}</Badge>}
      {isTest && <Badge variant="light">{t('test')}</Badge>}
      {isCancelled ? (
        <Badge variant="light" color="gray">
          {t('cancelled')}
        </Badge>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('cancelNamed', { name })}
          onClick={onCancel}
        >
          {t('cancel')}
        </Button>
      )}
    </li>
  )
}

function timeOf(at: number, { timeZone }: Calendar): string {
  const words = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  return new Intl.DateTimeFormat(language, { ...words, hourCycle: 'h23', timeZone }).format(at)
}
