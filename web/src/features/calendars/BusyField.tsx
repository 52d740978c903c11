import { Button, TextInput } from '@mantine/core'
import { calendarLimits } from '@parley/functions/shared/tools/calendar/calendars'
import type { CalendarFields } from './calendarForm.ts'
import styles from './Calendars.module.css'
import { t } from './texts.ts'

interface BusyFieldProps {
  fields: CalendarFields
  /** The host of the linked outside calendar; empty when none is linked. */
  busyHost: string
  onUnlink: () => void
}

/** Edits the URL of an outside calendar, which can be written but is never read back. */
export function BusyField({ fields, busyHost, onUnlink }: BusyFieldProps) {
  if (busyHost)
    return (
      <div className={styles.linked}>
        <bdi dir="ltr">{busyHost}</bdi>
        <Button size="compact-sm" variant="default" onClick={onUnlink}>
          {t('unlink')}
        </Button>
      </div>
    )
  return (
    <TextInput
      label={t('busyAddress')}
      description={t('busyAddressHint')}
      placeholder="https://calendar.example.com/…/basic.ics"
      maxLength={calendarLimits.address}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      {...fields.getInputProps('busyAddress')}
    />
  )
}
