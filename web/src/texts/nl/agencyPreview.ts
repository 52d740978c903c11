import type { texts as english } from '../en/agencyPreview.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  preview: 'Voorbeeld',
  showPreview: 'Voorbeeld tonen',
  hidePreview: 'Voorbeeld verbergen',
  previewNote:
    'Wat je typt, zie je hier voordat het is opgeslagen. Je eigen CSS zie je in het dashboard zelf.',
  page: 'Pagina',
  page_signIn: 'Inloggen',
  page_dashboard: 'Dashboard',
  screen: 'Scherm',
  screen_desktop: 'Computer',
  screen_phone: 'Telefoon',
  scheme: 'Kleuren',
  scheme_light: 'Licht',
  scheme_dark: 'Donker',
  organisation: 'Havenbedrijf',
  agent: 'Helpdesk',
  takeOver: 'Overnemen',
  online: 'Bezoekers zelf antwoorden',
  waits: 'Wacht',
  visitor_one: 'Mara',
  visitor_two: 'Jonas',
  visitor_three: 'Amira',
  question_one: 'Kan ik iemand spreken?',
  question_two: 'Zijn jullie zondag open?',
  question_three: 'Waar is mijn bestelling?',
} satisfies Translation<typeof english>
