import type { AppointmentTexts } from './en.ts'

export const texts: AppointmentTexts = {
  bookedSubject: 'Su cita: {time}',
  booked: 'Su cita con {calendar} está reservada: {time}.',
  bookedHint:
    'El archivo de este correo la añade a su calendario. Responda a este correo para cambiarla o cancelarla.',
  cancelledSubject: 'Cancelada: su cita, {time}',
  cancelled: 'Su cita con {calendar} se ha cancelado: {time}.',
  newSubject: 'Nueva cita: {name}, {time}',
  new: '{name} ha reservado una cita en {calendar}: {time}.',
  goneSubject: 'Cancelada: {name}, {time}',
  gone: 'La cita de {name} en {calendar} se ha cancelado: {time}.',
  moreSubject: 'Más cambios en {calendar}',
  more: 'En {calendar} se han reservado o cancelado citas de las que no le hemos enviado un correo aparte: {count}. La lista de citas las muestra todas.',
  test: 'Se reservó en un chat de prueba.',
  time: 'Fecha y hora',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  note: 'Nota',
}
