import type { AppointmentTexts } from './en.ts'

export const texts: AppointmentTexts = {
  bookedSubject: 'O seu agendamento: {time}',
  booked: 'O seu agendamento com {calendar} está confirmado: {time}.',
  bookedHint:
    'O arquivo deste e-mail o adiciona ao seu calendário. Responda a este e-mail para alterá-lo ou cancelá-lo.',
  cancelledSubject: 'Cancelado: o seu agendamento, {time}',
  cancelled: 'O seu agendamento com {calendar} foi cancelado: {time}.',
  newSubject: 'Novo agendamento: {name}, {time}',
  new: '{name} fez um agendamento em {calendar}: {time}.',
  goneSubject: 'Cancelada: {name}, {time}',
  gone: 'O agendamento de {name} em {calendar} foi cancelado: {time}.',
  moreSubject: 'Mais alterações em {calendar}',
  more: 'Em {calendar} foram reservados ou cancelados agendamentos sobre os quais não enviamos um e-mail individual: {count}. A lista de agendamentos mostra todos.',
  test: 'Foi feito em uma conversa de teste.',
  time: 'Data e hora',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  note: 'Nota',
}
