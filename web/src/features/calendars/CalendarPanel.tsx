import type { Calendar } from '@parley/functions/shared/tools/calendar/calendars'
import { EditPanel } from '../../components/panels/EditPanel.tsx'
import { useSession } from '../../lib/session/session.ts'
import { CalendarForm } from './CalendarForm.tsx'
import { draftOf, emptyCalendar } from './calendarForm.ts'
import { t } from './texts.ts'

interface CalendarPanelProps {
  /** The current stored version; undefined for a new calendar. */
  calendar: Calendar | undefined
  onClose: () => void
}

/** Edits a calendar in a side panel, or creates one. */
export function CalendarPanel({ calendar, onClose }: CalendarPanelProps) {
  const { email } = useSession()
  const words = {
    title: t('editCalendar'),
    titleOfNew: t('newCalendar'),
    changedMeanwhile: t('changedMeanwhile'),
    takeTheirs: t('takeTheirs'),
    keepMine: t('keepMine'),
  }
  return (
    <EditPanel item={calendar} words={words} onClose={onClose}>
      {({ key, opened, base, onEditing }) => (
        <CalendarForm
          key={key}
          calendarId={opened?.ID}
          seq={base?.seq ?? 0}
          draft={opened ? draftOf(opened) : emptyCalendar(email)}
          busyHost={opened?.busyHost ?? ''}
          onEditing={onEditing}
          onClose={onClose}
        />
      )}
    </EditPanel>
  )
}
