import { ActionIcon, TextInput } from '@mantine/core'
import {
  calendarLimits,
  weekdays,
  type OpeningHours,
  type OpenSpan,
  type Weekday,
} from '@parley/functions/shared/tools/calendar/calendars'
import { IconPlus } from '@tabler/icons-react'
import { DeleteButton } from '../dialogs/DeleteButton.tsx'
import { t } from '../texts.ts'
import styles from './HoursEditor.module.css'
import { nameOfDay } from './nameOfDay.ts'

/** The part of a form that the editor needs. */
interface HoursFields {
  getInputProps: (path: string) => object
  insertListItem: (path: string, item: OpenSpan) => void
  removeListItem: (path: string, index: number) => void
}

interface HoursEditorProps {
  hours: OpeningHours
  /** The path of the hours in the form, `calendar.hours`. */
  path: string
  fields: HoursFields
}

/** Edits the opening hours of a week: any number of spans per day. */
export function HoursEditor({ hours, path, fields }: HoursEditorProps) {
  return (
    <div className={styles.week}>
      {weekdays.map((day) => (
        <DayHours key={day} day={day} spans={hours[day]} path={`${path}.${day}`} fields={fields} />
      ))}
    </div>
  )
}

interface DayHoursProps {
  day: Weekday
  spans: readonly OpenSpan[]
  path: string
  fields: HoursFields
}

function DayHours({ day, spans, path, fields }: DayHoursProps) {
  const name = nameOfDay(day, 'long')
  const last = spans.at(-1)
  const canAdd = spans.length < calendarLimits.spansOfDay && last?.to !== '00:00'
  return (
    <fieldset className={styles.day} aria-label={name}>
      <div className={styles.dayName}>{name}</div>
      <div className={styles.spans}>
        {spans.length === 0 && <span className={styles.closed}>{t('closed')}</span>}
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
