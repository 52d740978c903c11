import type { texts as english } from '../en/whatsapp.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'WhatsApp-agent',
  description: 'Verbind uw WhatsApp-nummer: een agent antwoordt binnen seconden en uw team neemt over.',
  heading: 'Antwoord op WhatsApp, dag en nacht',
  lead: 'Verbind uw zakelijke nummer. De agent antwoordt binnen seconden, en uw team neemt over in één inbox met alle andere kanalen.',
  sceneName: 'Praktijk Lindenhof',
  sceneAsk: 'Hallo, ik wil volgende week een afspraak',
  sceneOffer: 'Graag. Dinsdag om 10.30 uur of donderdag om 14.00 uur?',
  sceneThursday: 'Donderdag',
  sceneBooked: 'Geboekt: donderdag om 14.00 uur. De bevestiging komt per e-mail.',
  features: 'Meer dan een antwoord',
  voice: 'Spraakberichten worden begrepen',
  voiceText: 'Ze worden uitgeschreven en beantwoord als tekst.',
  templates: 'Sjablonen buiten de 24 uur',
  templatesText:
    'Als het venster van WhatsApp gesloten is, antwoordt uw team vanuit de inbox met een goedgekeurd sjabloon.',
  delivered: 'Bezorgd en gelezen',
  deliveredText: 'U ziet wat is aangekomen. Wat WhatsApp weigert, staat bij het bericht, met de reden.',
  history: 'Eén persoon, één geschiedenis',
  historyText: 'Bezoekers kunnen van uw website naar WhatsApp gaan en in hetzelfde gesprek blijven.',
  steps: 'Zo verbindt u',
  meta: 'Log in bij Meta',
  metaText: 'Het dashboard opent het venster van Meta zelf. Wij zien uw wachtwoord nooit.',
  number: 'Kies een nummer',
  numberText: 'Een bestaand nummer van uw zakelijke account, of een nieuw.',
  test: 'Stuur een test',
  testText: 'De agent antwoordt meteen.',
  charge: 'Wat rekent WhatsApp?',
  chargeText:
    'Meta brengt berichten in rekening bij uw eigen account. Wij rekenen de credits van de antwoorden en niets voor het nummer.',
  byHand: 'Kunnen we zelf blijven antwoorden?',
  byHandText: 'Ja. Neem een gesprek over en de agent zwijgt tot u het teruggeeft.',
  closing: 'Breng uw nummer mee',
  closingText: 'Alles blijft in één inbox.',
} satisfies Translation<typeof english>
