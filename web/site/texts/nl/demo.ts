import type { texts as english } from '../en/demo.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Demo',
  description: 'Praat met een gepubliceerde agent in de echte widget.',
  heading: 'Vraag hem iets',
  lead: 'Dit is de echte widget met een echte agent van een verzonnen winkel. De antwoorden komen uit de documenten van die winkel.',
  leadWithoutAgent:
    'Maak in een paar minuten een agent en praat met hem in de testchat, voordat een ander dat kan.',
  chat: 'Demochat',
  steps: 'Wat u kunt proberen',
  knows: 'Iets wat hij weet',
  knowsText: 'Vraag naar bezorging, retouren of openingstijden. Druk op een bron om de passage te zien.',
  knowsNot: 'Iets wat hij niet weet',
  knowsNotText: 'Hij zegt het, in plaats van een antwoord te verzinnen.',
  language: 'Een andere taal',
  languageText: 'Vraag in de uwe. Het menu wijzigt de taal van de chat.',
  person: 'Een mens',
  personText: 'Zeg dat u iemand wilt spreken en zie hoe de agent overdraagt.',
} satisfies Translation<typeof english>
