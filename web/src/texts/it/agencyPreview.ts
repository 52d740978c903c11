import type { texts as english } from '../en/agencyPreview.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  preview: 'Anteprima',
  showPreview: 'Mostra anteprima',
  hidePreview: 'Nascondi anteprima',
  previewNote:
    'Ciò che scrivi appare qui prima di essere salvato. Il tuo CSS si vede nella dashboard stessa.',
  page: 'Pagina',
  page_signIn: 'Accesso',
  page_dashboard: 'Dashboard',
  screen: 'Schermo',
  screen_desktop: 'Computer',
  screen_phone: 'Telefono',
  scheme: 'Colori',
  scheme_light: 'Chiaro',
  scheme_dark: 'Scuro',
  organisation: 'Compagnia del Porto',
  agent: 'Assistenza',
  takeOver: 'Prendi in carico',
  online: 'Rispondere io ai visitatori',
  waits: 'Aspetta',
  visitor_one: 'Mara',
  visitor_two: 'Jonas',
  visitor_three: 'Amira',
  question_one: 'Posso parlare con una persona?',
  question_two: 'Siete aperti la domenica?',
  question_three: 'Dov’è il mio ordine?',
} satisfies Translation<typeof english>
