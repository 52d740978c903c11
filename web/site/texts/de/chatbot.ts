import type { texts as english } from '../en/chatbot.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Ein Chatbot, der seine Quelle nennt',
  description:
    'Ein Chatbot für Ihre Website, der aus Ihren eigenen Dokumenten antwortet und die Stelle zeigt.',
  lead: 'Er antwortet mit den Worten Ihrer eigenen Dokumente, zeigt die Stelle und sagt, wenn er etwas nicht weiß.',
  features: 'Für echte Websites gemacht',
  light: 'Leicht auf Ihrer Seite',
  lightText: 'Das Skript hat etwa ein Kilobyte. Der Chat selbst wird geladen, wenn ihn jemand öffnet.',
  design: 'In Ihrer Gestaltung',
  designText: 'Farben, Schriften, Platzierung, Texte und eigenes CSS, mit einer Vorschau im echten Widget.',
  languages: 'Acht Sprachen',
  languagesText:
    'Englisch, Deutsch, Französisch, Spanisch, Italienisch, Portugiesisch, Niederländisch und Arabisch, auch von rechts nach links.',
  flow: 'Gespräche mit Plan',
  flowText:
    'Zeichnen Sie einen Ablauf aus Schritten und Bedingungen oder schreiben Sie einen Prompt. Aus erfassten Feldern werden Leads.',
  learns: 'Er lernt, was ihm fehlt',
  learnsText:
    'Fragen ohne Antwort werden gesammelt. Sie schreiben die Antwort einmal, und von da an wird sie gegeben.',
  tested: 'Geprüft, bevor er live ist',
  testedText:
    'Gespeicherte Tests laufen vor dem Veröffentlichen und nennen die Antworten, die sich geändert haben.',
  files: 'Welche Dateien kann er lesen?',
  filesText:
    'PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML und reinen Text sowie die Seiten einer Website.',
  unknown: 'Was sagt er, wenn er etwas nicht weiß?',
  unknownText:
    'Was Sie wählen: Er sagt, dass er es nicht weiß, fragt nach einer E-Mail-Adresse oder ruft eine Kollegin.',
  watch: 'Kann ich die Gespräche mitlesen?',
  watchText:
    'Ja. Sie erscheinen im Posteingang, während sie geführt werden, und Sie können jederzeit übernehmen.',
  closing: 'Bringen Sie ihn auf Ihre Website',
  closingText: 'Eine Zeile HTML. Es dauert ein paar Minuten.',
} satisfies Translation<typeof english>
