import type { AppointmentTexts } from './en.ts'

export const texts: AppointmentTexts = {
  bookedSubject: 'A sua marcação: {time}',
  booked: 'A sua marcação com {calendar} está reservada: {time}.',
  bookedHint:
    'O ficheiro deste e-mail adiciona-a ao seu calendário. Responda a este e-mail para a alterar ou cancelar.',
  cancelledSubject: 'Cancelada: a sua marcação, {time}',
  cancelled: 'A sua marcação com {calendar} foi cancelada: {time}.',
  newSubject: 'Nova marcação: {name}, {time}',
  new: '{name} fez uma marcação em {calendar}: {time}.',
  goneSubject: 'Cancelada: {name}, {time}',
  gone: 'A marcação de {name} em {calendar} foi cancelada: {time}.',
  moreSubject: 'Mais alterações em {calendar}',
  more: 'Em {calendar} foram reservadas ou canceladas marcações sobre as quais não enviámos um e-mail individual: {count}. A lista de marcações mostra todas.',
  test: 'Foi feita numa conversa de teste.',
  time: 'Data e hora',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  note: 'Nota',
}
