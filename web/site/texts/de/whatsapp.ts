import type { texts as english } from '../en/whatsapp.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'WhatsApp-Agent',
  description: 'Verbinden Sie Ihre WhatsApp-Nummer: Ein Agent antwortet in Sekunden, und Ihr Team übernimmt.',
  heading: 'Auf WhatsApp antworten, Tag und Nacht',
  lead: 'Verbinden Sie Ihre Geschäftsnummer. Der Agent antwortet in Sekunden, und Ihr Team übernimmt in einem Posteingang mit allen anderen Kanälen.',
  sceneName: 'Praxis Lindenhof',
  sceneAsk: 'Hallo, ich brauche nächste Woche einen Termin',
  sceneOffer: 'Gern. Dienstag um 10:30 oder Donnerstag um 14:00 Uhr?',
  sceneThursday: 'Donnerstag',
  sceneBooked: 'Gebucht: Donnerstag um 14:00 Uhr. Eine Bestätigung kommt per E-Mail.',
  features: 'Mehr als eine Antwort',
  voice: 'Sprachnachrichten werden verstanden',
  voiceText: 'Sie werden zu Text und so beantwortet.',
  templates: 'Vorlagen außerhalb der 24 Stunden',
  templatesText:
    'Ist das Zeitfenster von WhatsApp geschlossen, antwortet Ihr Team aus dem Posteingang mit einer genehmigten Vorlage.',
  delivered: 'Zugestellt und gelesen',
  deliveredText: 'Sie sehen, was angekommen ist. Was WhatsApp ablehnt, steht mit dem Grund an der Nachricht.',
  history: 'Ein Mensch, ein Verlauf',
  historyText: 'Besucher können von Ihrer Website zu WhatsApp wechseln und im selben Gespräch bleiben.',
  steps: 'So verbinden Sie',
  meta: 'Bei Meta anmelden',
  metaText: 'Das Dashboard öffnet Metas eigenes Fenster. Ihr Passwort sehen wir nie.',
  number: 'Eine Nummer wählen',
  numberText: 'Eine vorhandene Nummer Ihres Geschäftskontos oder eine neue.',
  test: 'Einen Test senden',
  testText: 'Der Agent antwortet sofort.',
  charge: 'Was berechnet WhatsApp?',
  chargeText:
    'Meta rechnet Nachrichten mit Ihrem eigenen Konto ab. Wir berechnen die Credits der Antworten und nichts für die Nummer.',
  byHand: 'Können wir weiter von Hand antworten?',
  byHandText: 'Ja. Übernehmen Sie ein Gespräch, und der Agent schweigt, bis Sie es zurückgeben.',
  closing: 'Bringen Sie Ihre Nummer mit',
  closingText: 'Alles bleibt in einem Posteingang.',
} satisfies Translation<typeof english>
