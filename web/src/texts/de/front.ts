import type { texts as english } from '../en/front.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  how: 'So funktioniert es',
  step_knowledge: 'Ihm geben, was er wissen muss',
  stepHint_knowledge: 'Eine Datei, ein Text oder die Adresse Ihrer Website.',
  step_test: 'Ihn etwas fragen',
  stepHint_test: 'Der Testchat zeigt, auf welchen Stellen eine Antwort beruht.',
  step_publish: 'Ihn veröffentlichen',
  stepHint_publish: 'Besucher bekommen, was Sie geprüft haben, und jede Version lässt sich wiederherstellen.',
  step_script: 'Eine Zeile auf Ihre Website setzen',
  stepHint_script: 'Der Agent erscheint dort in Ihrer Farbe.',
  taughtTitle: 'Was er nicht beantworten konnte, bringen Sie ihm einmal bei',
  taught:
    'Fragen ohne Antwort werden gesammelt. Schreiben Sie die Antwort, und der Agent gibt sie von da an.',
  taughtQuestion: 'Packen Sie Geschenke ein?',
  taughtNext: 'Kann ich meine Bestellung samstags abholen?',
  askedTimes: '{count, plural, one {einmal gefragt} other {#-mal gefragt}}',
  teachIt: 'Beibringen',
  passage:
    'Sie können eine Bestellung dreißig Tage lang zurückgeben, in ihrer eigenen Schachtel. Wir holen sie kostenlos bei Ihnen ab.',
  tracedAnswer: 'Dreißig Tage lang, in ihrer eigenen Schachtel. Wir holen sie kostenlos bei Ihnen ab.',
  tracedSource: 'Rückgabe.pdf, Seite 2',
  tracedSeconds: '1,1 s',
  tracedAmount: '1,6',
  lateQuestion: 'Mein Paket ist nicht angekommen.',
  closing: 'Beginnen Sie mit einem Dokument',
  closingLead: 'Fügen Sie es hinzu, stellen Sie eine Frage und lesen Sie den Beleg der Antwort.',
  closingSource: 'Preise.pdf, Seite 1',
  closingSeconds: '0,6 s',
  closingAmount: '0,9',
  closingPaid: 'Bezahlt aus Ihrer Aufladung vom 17. November',
  product: 'Produkt',
  dataTitle: 'Wo Ihre Daten liegen',
  dataHint: 'In der Europäischen Union oder in den Vereinigten Staaten. Sie wählen bei der Anmeldung.',
} satisfies Translation<typeof english>
