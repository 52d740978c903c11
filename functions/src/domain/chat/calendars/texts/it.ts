import type { AppointmentTexts } from './en.ts'

export const texts: AppointmentTexts = {
  bookedSubject: 'Il suo appuntamento: {time}',
  booked: 'Il suo appuntamento con {calendar} è prenotato: {time}.',
  bookedHint:
    'Il file in questa e-mail lo aggiunge al suo calendario. Risponda a questa e-mail per modificarlo o annullarlo.',
  cancelledSubject: 'Annullato: il suo appuntamento, {time}',
  cancelled: 'Il suo appuntamento con {calendar} è stato annullato: {time}.',
  newSubject: 'Nuovo appuntamento: {name}, {time}',
  new: '{name} ha prenotato un appuntamento in {calendar}: {time}.',
  goneSubject: 'Annullato: {name}, {time}',
  gone: 'L’appuntamento di {name} in {calendar} è stato annullato: {time}.',
  moreSubject: 'Altre modifiche in {calendar}',
  more: 'In {calendar} sono stati prenotati o annullati appuntamenti per i quali non abbiamo inviato una singola e-mail: {count}. L’elenco degli appuntamenti li mostra tutti.',
  test: 'È stato prenotato in una chat di prova.',
  time: 'Data e ora',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefono',
  note: 'Nota',
}
