/** Texts about appointments, for visitors and calendar owners. */
export const texts = {
  bookedSubject: 'Your appointment: {time}',
  booked: 'Your appointment with {calendar} is booked: {time}.',
  bookedHint: 'The file in this mail adds it to your calendar. Answer this mail to change or cancel it.',
  cancelledSubject: 'Cancelled: your appointment, {time}',
  cancelled: 'Your appointment with {calendar} was cancelled: {time}.',
  newSubject: 'New appointment: {name}, {time}',
  new: '{name} has booked an appointment in {calendar}: {time}.',
  goneSubject: 'Cancelled: {name}, {time}',
  gone: 'The appointment of {name} in {calendar} was cancelled: {time}.',
  moreSubject: 'More changes in {calendar}',
  more: 'Visitors have booked or cancelled more appointments in {calendar} than we have mailed you about one by one: {count}. The list of appointments shows all of them.',
  test: 'It was booked in a test chat.',
  time: 'Time',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  note: 'Note',
}

export type AppointmentTexts = typeof texts
