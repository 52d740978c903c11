import { ActionIcon, TextInput } from '@mantine/core'
import { calendarLimits, weekdays, type Weekday } from '@parley/functions/shared/tools/calendar/calendars'
import { IconPlus } from '@tabler/icons-react'
import { DeleteButton } from '../../components/dialogs/DeleteButton.tsx'
import type { CalendarFields } from './calendarForm.ts'
import styles from './Calendars.module.css'
import { nameOfDay } from './openingHours.ts'
import { t } from './texts.ts'

/** Edits the opening hours of a week: any number of spans per day. */
export function HoursEditor({ fields }: { fields: CalendarFields }) {
  return (
    <div className={styles.week}>
      {weekdays.map((day) => (
        <DayHours key={day} day={day} fields={fields} />
      ))}
    </div>
  )
}

function DayHours({ day, fields }: { day: Weekday; fields: CalendarFields }) {
  const spans = fields.values.calendar.hours[day]
  const name = nameOfDay(day, 'long')
  const path = `calendar.hours.${day}`
  const last = spans.at(-1)
  const canAdd = spans.length < calendarLimits.spansOfDay && last?.to !== '00:00'
  return (
    <fieldset className={styles.day} aria-label={name}>
      <div className={styles.dayName}>{name}</div>
      <div className={styles.spans}>
        {spans.length === 0 && <span className={styles.none}>{t('closed')}</span>}
        {spans.map((span, at) => (
          // Spans have no identity except their index.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles.span}>
            <TextInput
              type="time"
              aria-label={t('opensAt', { day: name })}
              {...fields.getInputProps(`${path}.${at}.from`)}
            />
            <span aria-hidden="true">–</span>
            <TextInput
              type="time"
              aria-label={t('closesAt', { day: name })}
              {...fields.getInputProps(`${path}.${at}.to`)}
            />
            <DeleteButton
              label={t('removeHours', { day: name, hours: `${span.from}–${span.to}` })}
              onClick={() => fields.removeListItem(path, at)}
            />
          </div>
        ))}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={!canAdd}
        aria-label={t('addHours', { day: name })}
        onClick={() => fields.insertListItem(path, nextSpan(last?.to))}
      >
        <IconPlus size={16} />
      </ActionIcon>
    </fieldset>
  )
}

/** Suggests office hours for the first span, or one hour that starts an hour after the last span. */
function nextSpan(end: string | undefined) {
  if (end === undefined) return { from: '09:00', to: '17:00' }
  const [hours = 0] = end.split(':').map(Number)
  const at = (hour: number) => `${String(Math.min(hour, 23)).padStart(2, '0')}:00`
  return { from: at(hours + 1), to: hours + 2 >= 24 ? '00:00' : at(hours + 2) }
}
