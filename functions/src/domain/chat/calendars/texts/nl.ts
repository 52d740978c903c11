import type { AppointmentTexts } from './en.ts'

export const texts: AppointmentTexts = {
  bookedSubject: 'Uw afspraak: {time}',
  booked: 'Uw afspraak met {calendar} is geboekt: {time}.',
  bookedHint:
    'Met het bestand in deze e-mail zet u haar in uw agenda. Beantwoord deze e-mail om haar te wijzigen of af te zeggen.',
  cancelledSubject: 'Afgezegd: uw afspraak, {time}',
  cancelled: 'Uw afspraak met {calendar} is afgezegd: {time}.',
  newSubject: 'Nieuwe afspraak: {name}, {time}',
  new: '{name} heeft een afspraak geboekt in {calendar}: {time}.',
  goneSubject: 'Afgezegd: {name}, {time}',
  gone: 'De afspraak van {name} in {calendar} is afgezegd: {time}.',
  moreSubject: 'Meer wijzigingen in {calendar}',
  more: 'In {calendar} zijn afspraken geboekt of afgezegd waarover we u geen aparte e-mail hebben gestuurd: {count}. De lijst met afspraken toont ze allemaal.',
  test: 'Zij is in een testchat geboekt.',
  time: 'Tijd',
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  note: 'Opmerking',
}
