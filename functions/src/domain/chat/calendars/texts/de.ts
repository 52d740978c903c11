import type { AppointmentTexts } from './en.ts'

export const texts: AppointmentTexts = {
  bookedSubject: 'Ihr Termin: {time}',
  booked: 'Ihr Termin bei {calendar} ist gebucht: {time}.',
  bookedHint:
    'Mit der Datei in dieser E-Mail tragen Sie ihn in Ihren Kalender ein. Antworten Sie auf diese E-Mail, um ihn zu ändern oder abzusagen.',
  cancelledSubject: 'Abgesagt: Ihr Termin, {time}',
  cancelled: 'Ihr Termin bei {calendar} wurde abgesagt: {time}.',
  newSubject: 'Neuer Termin: {name}, {time}',
  new: '{name} hat einen Termin in {calendar} gebucht: {time}.',
  goneSubject: 'Abgesagt: {name}, {time}',
  gone: 'Der Termin von {name} in {calendar} wurde abgesagt: {time}.',
  moreSubject: 'Weitere Änderungen in {calendar}',
  more: 'In {calendar} wurden mehr Termine gebucht oder abgesagt, als wir Ihnen einzeln gemeldet haben: {count}. Die Terminliste zeigt alle.',
  test: 'Er wurde in einem Testchat gebucht.',
  time: 'Zeit',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  note: 'Notiz',
}
