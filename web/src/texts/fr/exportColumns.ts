import type { texts as english } from '../en/exportColumns.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  id: 'Id',
  started: 'Début',
  lastMessage: 'Dernier message',
  state: 'État',
  assignedTo: 'Attribuée à',
  name: 'Nom',
  eMail: 'E-mail',
  phone: 'Téléphone',
  tags: 'Étiquettes',
  channel: 'Canal',
  language: 'Langue',
  country: 'Pays',
  page: 'Page',
  referrer: 'Provenance',
  browser: 'Navigateur',
  platform: 'Plateforme',
  credits: 'Crédits',
  tokens: 'Tokens',
  messages: 'Messages',
} satisfies Translation<typeof english>
