import type { texts as english } from '../en/exportColumns.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  id: 'Id',
  started: 'Begonnen',
  lastMessage: 'Laatste bericht',
  state: 'Status',
  assignedTo: 'Toegewezen aan',
  name: 'Naam',
  eMail: 'E-mail',
  phone: 'Telefoon',
  tags: 'Tags',
  channel: 'Kanaal',
  language: 'Taal',
  country: 'Land',
  page: 'Pagina',
  referrer: 'Herkomst',
  browser: 'Browser',
  platform: 'Platform',
  credits: 'Credits',
  tokens: 'Tokens',
  messages: 'Berichten',
} satisfies Translation<typeof english>
