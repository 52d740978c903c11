import type { texts as english } from '../en/agencyPreview.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  preview: 'Vorschau',
  showPreview: 'Vorschau anzeigen',
  hidePreview: 'Vorschau ausblenden',
  previewNote:
    'Was Sie eingeben, erscheint hier, bevor es gespeichert ist. Ihr eigenes CSS zeigt erst das Dashboard selbst.',
  page: 'Seite',
  page_signIn: 'Anmeldung',
  page_dashboard: 'Dashboard',
  screen: 'Bildschirm',
  screen_desktop: 'Desktop',
  screen_phone: 'Telefon',
  scheme: 'Farben',
  scheme_light: 'Hell',
  scheme_dark: 'Dunkel',
  organisation: 'Hafengesellschaft',
  agent: 'Auskunft',
  takeOver: 'Übernehmen',
  online: 'Besuchern selbst antworten',
  waits: 'Wartet',
  visitor_one: 'Mara',
  visitor_two: 'Jonas',
  visitor_three: 'Amira',
  question_one: 'Kann ich mit einer Person sprechen?',
  question_two: 'Haben Sie sonntags geöffnet?',
  question_three: 'Wo ist meine Bestellung?',
} satisfies Translation<typeof english>
