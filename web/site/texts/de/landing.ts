import type { texts as english } from '../en/landing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Kundendienst, der Ihr Geschäft kennt',
  description: 'Ein Agent, der aus Ihren Dokumenten antwortet: auf Ihrer Website und in Messengern.',
  lead: 'Ein Agent, der Ihre Dokumente liest, auf Ihrer Website und in den Lieblings-Apps Ihrer Kunden antwortet und eine Kollegin ruft, wenn ein Mensch gebraucht wird.',
  sceneReturn: 'Kann ich eine Lampe ohne Karton zurückgeben?',
  sceneYes: 'Ja, innerhalb von dreißig Tagen. Zur Abholung bringen wir einen Karton mit, kostenlos.',
  sceneThursday: 'Perfekt. Donnerstag, bitte.',
  sceneNoted: 'Notiert: Donnerstag zwischen 9 und 12 Uhr.',
  sceneSource: 'Rückgabe.pdf, Seite 2',
  sceneSeconds: '0,8 s',
  sceneCredits: '1,2',
  features: 'Ein Agent, überall, wo Menschen fragen',
  cited: 'Antworten aus Ihren eigenen Seiten',
  citedText:
    'Laden Sie Dateien hoch, fügen Sie Texte ein oder geben Sie ihm Ihre Website. Er liest sie und sagt, von welcher Stelle eine Antwort kommt.',
  channels: 'Auf jedem Kanal',
  channelsText:
    'Website, WhatsApp, Messenger, Instagram, Telegram und Discord, mit einem Verlauf für jeden Menschen.',
  person: 'Ein Mensch, wenn es darauf ankommt',
  personText: 'Ihr Team sieht, wer wartet, übernimmt mit einem Klick und gibt das Gespräch danach zurück.',
  acts: 'Er erledigt auch etwas',
  actsText:
    'Agenten buchen Termine, sehen Bestellungen nach und rufen Ihre Systeme auf. Bevor sie etwas ändern, fragen sie.',
  receipt: 'Ein Beleg für jede Antwort',
  receiptText:
    'Zeit, Token und Kosten jeder Antwort, auf vier Stellen genau. Am Monatsende gibt es keine Überraschungen.',
  resell: 'Zum Weiterverkaufen',
  resellText:
    'Agenturen setzen ihren eigenen Namen, ihre Domain und ihre Gestaltung auf alles, was ihre Kunden sehen.',
  steps: 'Vom Dokument auf Ihre Website',
  add: 'Geben Sie, was er wissen muss',
  addText: 'Dateien, Texte, Fragen und Antworten oder eine ganze Website.',
  ask: 'Fragen Sie ihn',
  askText: 'Der Testchat zeigt, worauf jede Antwort beruht.',
  publish: 'Veröffentlichen',
  publishText: 'Besucher bekommen, was Sie geprüft haben. Jede Version lässt sich wiederherstellen.',
  paste: 'Eine Zeile einfügen',
  pasteText: 'Der Agent erscheint auf Ihrer Website in Ihren Farben.',
  closing: 'Beginnen Sie mit einem Dokument',
  closingText: 'Laden Sie es hoch, stellen Sie eine Frage und sehen Sie, woher die Antwort kommt.',
} satisfies Translation<typeof english>
