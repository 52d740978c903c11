import type { texts as english } from '../en/exportColumns.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  id: 'Id',
  started: 'Inizio',
  lastMessage: 'Ultimo messaggio',
  state: 'Stato',
  assignedTo: 'Assegnata a',
  name: 'Nome',
  eMail: 'E-mail',
  phone: 'Telefono',
  tags: 'Etichette',
  channel: 'Canale',
  language: 'Lingua',
  country: 'Paese',
  page: 'Pagina',
  referrer: 'Provenienza',
  browser: 'Browser',
  platform: 'Piattaforma',
  credits: 'Crediti',
  tokens: 'Token',
  messages: 'Messaggi',
} satisfies Translation<typeof english>
