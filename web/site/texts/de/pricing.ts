import type { texts as english } from '../en/pricing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Preise',
  description:
    'Ein kleiner Grundpreis, dann der Verbrauch: Pläne, Zusätze und was eine Antwort mit jedem Modell kostet.',
  heading: 'Bezahlen Sie Antworten, keine Versprechen',
  lead: 'Ein kleiner Grundpreis, dann Ihr Verbrauch. Jede Antwort hat einen Beleg.',
  net: 'Preise sind netto. Steuern sehen Sie, wo sie anfallen, vor dem Bezahlen.',
  currency: 'Währung',
  price: '<b>{price}</b> im Monat',
  priceOrYear: '<b>{price}</b> im Monat oder {year} im Jahr',
  priceFrom: '<b>ab {price}</b> im Monat',
  startFree: 'Kostenlos beginnen',
  talkToUs: 'Mit uns sprechen',
  monthCost: 'Was ein Monat kostet',
  conversations: 'Gespräche im Monat',
  answers: 'Antworten je Gespräch',
  model: 'Modell',
  estimate: '<price></price> im Monat mit <i>{plan}</i>, für etwa <credits></credits> Credits.',
  enough: 'Die Credits des Plans reichen dafür.',
  answerCost: 'Was eine Antwort kostet',
  answerCostText:
    'Sie bezahlen die Token, die ein Modell liest und schreibt. Eine übliche Antwort liest etwa {read, number} Token (die Frage, das Gespräch und einige Stellen Ihrer Dokumente) und schreibt {written, number}. Der Beleg jeder Antwort nennt die genauen Zahlen.',
  creditsPerAnswer: 'Credits je Antwort',
  thousandAnswers: '1.000 Antworten',
  ownKey: 'Mit einem eigenen Schlüssel bezahlen Sie Ihren Anbieter, und uns ein Zehntel Credit je Antwort.',
  addons: 'Zusätze',
  addonPrice: '{price} im Monat.',
  credit: 'Was ist ein Credit?',
  creditText:
    'Die Einheit des Verbrauchs: 1.000 Credits sind ein US-Dollar. Antworten, Anrufe und Sprachnachrichten verbrauchen Credits.',
  expire: 'Verfallen Credits?',
  expireText: 'Gekaufte Credits verfallen nicht, solange Ihr Workspace besteht.',
  limit: 'Kann ich eine Grenze setzen?',
  limitText:
    'Ja. Das automatische Aufladen hat eine monatliche Grenze, und ohne es halten Agenten an, wenn das Guthaben verbraucht ist.',
  cancel: 'Wie kündige ich?',
  cancelText: 'Jederzeit im Dashboard unter Abrechnung. Der Plan läuft bis zum Ende des bezahlten Monats.',
  closing: 'Sehen Sie Ihre eigenen Zahlen',
  closingText: 'Stellen Sie Ihrem Agenten zehn Fragen und lesen Sie die Belege.',
} satisfies Translation<typeof english>
