/** Texts about appointments, for visitors and calendar owners. */
export const texts = {
  bookedSubject: 'Your appointment: {time}',
  booked: 'Your appointment with {calendar} is booked: {time}.',
  bookedHint:
    'Open the attached file to add it to your calendar. Reply to this email to change or cancel it.',
  cancelledSubject: 'Canceled: your appointment, {time}',
  cancelled: 'Your appointment with {calendar} was canceled: {time}.',
  newSubject: 'New appointment: {name}, {time}',
  new: '{name} booked an appointment in {calendar}: {time}.',
  goneSubject: 'Canceled: {name}, {time}',
  gone: 'The appointment with {name} in {calendar} was canceled: {time}.',
  moreSubject: 'More changes in {calendar}',
  more: 'Visitors booked or canceled {count} more appointments in {calendar} that we didn’t email one by one. Your list of appointments shows them all.',
  test: 'This was booked in a test chat.',
  time: 'Time',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  note: 'Note',
}

export type AppointmentTexts = typeof texts
