import { NumberInput, Select, TextInput } from '@mantine/core'
import { calendarLimits, type CalendarDraft } from '@parley/functions/shared/tools/calendar/calendars'
import { useEffect, useState } from 'react'
import type { EditingState } from '../../components/panels/useEditedItem.tsx'
import formStyles from '../../components/forms/Form.module.css'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { HoursEditor } from '../../components/hours/HoursEditor.tsx'
import { zonesWith } from '../../components/hours/zonesWith.ts'
import { PanelFoot } from '../../components/panels/PanelFoot.tsx'
import { SettingSwitch } from '../../components/forms/SettingSwitch.tsx'
import { call } from '../../lib/call.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { BusyField } from './BusyField.tsx'
import { calendarFormSchema, type CalendarFields } from './calendarForm.ts'
import { DaysOffField } from './DaysOffField.tsx'
import { t } from './texts.ts'

interface CalendarFormProps {
  calendarId: string | undefined
  /** The `seq` of the version that this edit replaces. */
  seq: number
  draft: CalendarDraft
  /** The host of its outside calendar; empty when none is linked. */
  busyHost: string
  /** Called when the form becomes dirty, busy or clean. */
  onEditing: (state: EditingState) => void
  onClose: () => void
}

export function CalendarForm({ calendarId, seq, draft, busyHost, onEditing, onClose }: CalendarFormProps) {
  const { region, workspaceId } = useWorkspaceRef()
  // The URL is not read back: it stays until another one is entered or the link is removed.
  const [isLinked, setLinked] = useState(busyHost !== '')
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { calendar: draft, busyAddress: '' },
    schema: calendarFormSchema,
    onSubmit: async ({ calendar, busyAddress }) => {
      const input = { region, workspaceId, ...(calendarId && { calendarId }), seq, calendar }
      await call('saveCalendar', { ...input, ...(!isLinked && { busyAddress }) }, region)
      void showToast(t('saved'))
      onClose()
    },
  })
  const isChanged = isDirty || isLinked !== (busyHost !== '')
  useEffect(() => onEditing({ isDirty: isChanged, isBusy }), [onEditing, isChanged, isBusy])
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <FormSection title={t('whatItIs')}>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          maxLength={calendarLimits.name}
          dir="auto"
          autoComplete="off"
          data-autofocus
          {...fields.getInputProps('calendar.name')}
        />
        <TextInput
          label={t('mailTo')}
          description={t('mailToHint')}
          type="email"
          maxLength={254}
          dir="ltr"
          {...fields.getInputProps('calendar.mailTo')}
        />
        <SettingSwitch
          label={t('confirm')}
          description={t('confirmHint')}
          isOn={fields.values.calendar.confirm === 'visitor'}
          onChange={(isOn) => fields.setFieldValue('calendar.confirm', isOn ? 'visitor' : 'no')}
        />
      </FormSection>
      <FormSection title={t('openingHours')} lead={t('openingHoursHint')}>
        <Select
          label={t('timeZone')}
          searchable
          allowDeselect={false}
          limit={100}
          dir="ltr"
          data={zonesWith(fields.values.calendar.timeZone)}
          {...fields.getInputProps('calendar.timeZone')}
        />
        <HoursEditor hours={fields.values.calendar.hours} path="calendar.hours" fields={fields} />
        <DaysOffField fields={fields} />
      </FormSection>
      <FormSection title={t('appointments')}>
        <LengthFields fields={fields} />
      </FormSection>
      <FormSection title={t('outsideCalendar')} lead={t('outsideCalendarHint')}>
        <BusyField fields={fields} busyHost={isLinked ? busyHost : ''} onUnlink={() => setLinked(false)} />
      </FormSection>
      <PanelFoot action={t('save')} isBusy={isBusy} failure={failure} />
    </form>
  )
}

function LengthFields({ fields }: { fields: CalendarFields }) {
  const numbers = [
    { key: 'slotMinutes', label: t('slotMinutes'), min: 5, max: 480 },
    { key: 'bufferMinutes', label: t('bufferMinutes'), min: 0, max: 240 },
    { key: 'noticeHours', label: t('noticeHours'), min: 0, max: 720 },
    { key: 'aheadDays', label: t('aheadDays'), min: 1, max: calendarLimits.aheadDays },
    { key: 'places', label: t('places'), min: 1, max: calendarLimits.places },
  ]
  return (
    <div className={formStyles.pair}>
      {numbers.map(({ key, ...rest }) => (
        <NumberInput key={key} allowDecimal={false} {...rest} {...fields.getInputProps(`calendar.${key}`)} />
      ))}
    </div>
  )
}
