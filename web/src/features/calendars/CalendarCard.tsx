import { ActionIcon, Badge } from '@mantine/core'
import type { Calendar } from '@parley/functions/shared/tools/calendar/calendars'
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react'
import { DeleteButton } from '../../components/dialogs/DeleteButton.tsx'
import { AppointmentList } from './AppointmentList.tsx'
import styles from './Calendars.module.css'
import { openingHours } from './openingHours.ts'
import { t } from './texts.ts'

interface CalendarCardProps {
  calendar: Calendar
  onEdit: () => void
  onArchive: () => void
  onDelete: () => void
}

/** Shows a calendar with its upcoming appointments. */
export function CalendarCard({ calendar, onEdit, onArchive, onDelete }: CalendarCardProps) {
  const { name, timeZone, slotMinutes, busyHost, isArchived } = calendar
  return (
    <section className={styles.card} aria-label={name}>
      <header>
        <div className={styles.about}>
          <h2 dir="auto">{name}</h2>
          <p>
            <bdi dir="ltr">{timeZone}</bdi> · {t('minutesEach', { minutes: slotMinutes })}
            {busyHost && (
              <>
                {' · '}
                {t('alsoBlockedBy')} <bdi dir="ltr">{busyHost}</bdi>
              </>
            )}
          </p>
        </div>
        {isArchived && (
          <Badge variant="light" color="gray">
            {t('archived')}
          </Badge>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t('editNamed', { name })} onClick={onEdit}>
          <IconPencil size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(isArchived ? 'reopenNamed' : 'archiveNamed', { name })}
          onClick={onArchive}
        >
          {isArchived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
        </ActionIcon>
        <DeleteButton label={t('deleteNamed', { name })} onClick={onDelete} />
      </header>
      <dl className={styles.hours}>
        {openingHours(calendar.hours).map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd dir="ltr">{times}</dd>
          </div>
        ))}
      </dl>
      <AppointmentList calendar={calendar} />
    </section>
  )
}
