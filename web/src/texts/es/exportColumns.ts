import type { texts as english } from '../en/exportColumns.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  id: 'Id',
  started: 'Inicio',
  lastMessage: 'Último mensaje',
  state: 'Estado',
  assignedTo: 'Asignada a',
  name: 'Nombre',
  eMail: 'Correo',
  phone: 'Teléfono',
  tags: 'Etiquetas',
  channel: 'Canal',
  language: 'Idioma',
  country: 'País',
  page: 'Página',
  referrer: 'Procedencia',
  browser: 'Navegador',
  platform: 'Plataforma',
  credits: 'Créditos',
  tokens: 'Tokens',
  messages: 'Mensajes',
} satisfies Translation<typeof english>
