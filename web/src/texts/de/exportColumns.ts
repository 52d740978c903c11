import type { texts as english } from '../en/exportColumns.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  id: 'Id',
  started: 'Begonnen',
  lastMessage: 'Letzte Nachricht',
  state: 'Zustand',
  assignedTo: 'Zugewiesen an',
  name: 'Name',
  eMail: 'E-Mail',
  phone: 'Telefon',
  tags: 'Tags',
  channel: 'Kanal',
  language: 'Sprache',
  country: 'Land',
  page: 'Seite',
  referrer: 'Herkunft',
  browser: 'Browser',
  platform: 'Plattform',
  credits: 'Credits',
  tokens: 'Tokens',
  messages: 'Nachrichten',
} satisfies Translation<typeof english>
