import { Button, TextInput } from '@mantine/core'
import { calendarLimits } from '@parley/functions/shared/tools/calendar/calendars'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { DeleteButton } from '../../components/dialogs/DeleteButton.tsx'
import { formatDate } from '../../lib/formats/formats.ts'
import type { CalendarFields } from './calendarForm.ts'
import styles from './Calendars.module.css'
import { t } from './texts.ts'
import { isComposing } from '../../lib/browser/isComposing.ts'

/** Edits the days on which nothing can be booked, in date order. */
export function DaysOffField({ fields }: { fields: CalendarFields }) {
  const { daysOff } = fields.values.calendar
  const [day, setDay] = useState('')
  const isFull = daysOff.length >= calendarLimits.daysOff
  const change = (days: readonly string[]) =>
    fields.setFieldValue('calendar.daysOff', [...new Set(days)].toSorted())

  function add() {
    if (day) change([...daysOff, day])
    setDay('')
  }

  return (
    <fieldset className={styles.daysOff} aria-label={t('daysOff')}>
      <div className={styles.addDay}>
        <TextInput
          label={t('daysOff')}
          type="date"
          value={day}
          disabled={isFull}
          onChange={(event) => setDay(event.currentTarget.value)}
          // Enter adds the day instead of submitting the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            event.preventDefault()
            add()
          }}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={day === '' || isFull}
          onClick={add}
        >
          {t('addDayOff')}
        </Button>
      </div>
      {daysOff.length > 0 && (
        <ul>
          {daysOff.map((date) => (
            <li key={date}>
              {formatDate(noonOf(date))}
              <DeleteButton
                label={t('removeDayOff', { day: formatDate(noonOf(date)) })}
                onClick={() => change(daysOff.filter((other) => other !== date))}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** Returns noon of that date, a time that falls on the same date in the reader's time zone. */
function noonOf(date: string): number {
  return new Date(`${date}T12:00:00`).getTime()
}
