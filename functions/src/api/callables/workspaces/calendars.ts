import { cancelAppointment } from '../../../domain/chat/calendars/booking/cancelAppointment.ts'
import { archiveCalendar, deleteCalendar } from '../../../domain/chat/calendars/deleteCalendar.ts'
import { saveCalendar } from '../../../domain/chat/calendars/saveCalendar.ts'
import { workspacesCallables } from '../../../shared/callables/workspaces.ts'
import { currentInstance } from '../../context.ts'
import { secure } from '../../secure.ts'

/** Handlers for the calendars of a workspace and their appointments. */
export const calendarHandlers = {
  saveCalendar: secure(workspacesCallables.saveCalendar, 'user', (caller, input) =>
    saveCalendar(currentInstance().ports, caller, input),
  ),
  archiveCalendar: secure(workspacesCallables.archiveCalendar, 'user', (caller, input) =>
    archiveCalendar(currentInstance().ports, caller, input),
  ),
  deleteCalendar: secure(workspacesCallables.deleteCalendar, 'user', (caller, input) =>
    deleteCalendar(currentInstance().ports, caller, input),
  ),
  cancelAppointment: secure(workspacesCallables.cancelAppointment, 'user', (caller, input) =>
    cancelAppointment(currentInstance().ports, caller, input),
  ),
}
