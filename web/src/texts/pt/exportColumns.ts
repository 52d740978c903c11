import type { texts as english } from '../en/exportColumns.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  id: 'Id',
  started: 'Início',
  lastMessage: 'Última mensagem',
  state: 'Estado',
  assignedTo: 'Atribuída a',
  name: 'Nome',
  eMail: 'E-mail',
  phone: 'Telefone',
  tags: 'Etiquetas',
  channel: 'Canal',
  language: 'Idioma',
  country: 'País',
  page: 'Página',
  referrer: 'Origem',
  browser: 'Navegador',
  platform: 'Plataforma',
  credits: 'Créditos',
  tokens: 'Tokens',
  messages: 'Mensagens',
} satisfies Translation<typeof english>
