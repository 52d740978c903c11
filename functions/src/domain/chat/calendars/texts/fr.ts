import type { AppointmentTexts } from './en.ts'

export const texts: AppointmentTexts = {
  bookedSubject: 'Votre rendez-vous : {time}',
  booked: 'Votre rendez-vous avec {calendar} est réservé : {time}.',
  bookedHint:
    'Le fichier joint l’ajoute à votre agenda. Répondez à cet e-mail pour le modifier ou l’annuler.',
  cancelledSubject: 'Annulé : votre rendez-vous, {time}',
  cancelled: 'Votre rendez-vous avec {calendar} a été annulé : {time}.',
  newSubject: 'Nouveau rendez-vous : {name}, {time}',
  new: '{name} a réservé un rendez-vous dans {calendar} : {time}.',
  goneSubject: 'Annulé : {name}, {time}',
  gone: 'Le rendez-vous de {name} dans {calendar} a été annulé : {time}.',
  moreSubject: 'Autres changements dans {calendar}',
  more: 'Des rendez-vous ont été réservés ou annulés dans {calendar} sans e-mail individuel : {count}. La liste des rendez-vous les montre tous.',
  test: 'Il a été réservé dans une discussion de test.',
  time: 'Date et heure',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  note: 'Remarque',
}
