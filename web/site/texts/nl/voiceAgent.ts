import type { texts as english } from '../en/voiceAgent.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Spraakagent voor uw website',
  description: 'Bezoekers drukken op één knop en praten met dezelfde agent die uw chat beantwoordt.',
  heading: 'Laat bezoekers met uw website praten',
  lead: 'Dezelfde agent, met stem: een bezoeker drukt op één knop en vraagt. Geen app, geen telefoonnummer, geen wachtrij.',
  sceneQuestion: 'Welke van de twee lampen is feller?',
  sceneMute: 'Dempen',
  sceneEnd: 'Ophangen',
  features: 'Eén agent, getypt of gesproken',
  same: 'Dezelfde kennis, dezelfde tools',
  sameText:
    'Wat u de agent in de chat hebt geleerd, weet hij ook in een gesprek. Niets hoeft twee keer te worden ingesteld.',
  words: 'Woorden op het scherm',
  wordsText: 'Bezoekers zien tijdens het praten wat er is verstaan, en het gesprek gaat verder als chat.',
  waits: 'Hij wacht op zijn beurt',
  waitsText: 'Stel in naar welke taal hij luistert en na welke stilte hij antwoordt.',
  limits: 'Grenzen die u stelt',
  limitsText: 'Een langste duur per gesprek, zodat geen enkel gesprek meer kost dan verwacht.',
  phone: 'Kan hij onze telefoon beantwoorden?',
  phoneText: 'Nog niet. Gesprekken vinden plaats in de browser; telefoonnummers zijn nog niet te koop.',
  minute: 'Wat kost een minuut?',
  minuteText: 'Gesprekken betaalt u net als antwoorden met credits, en de bon van elk gesprek zegt hoeveel.',
  closing: 'Hoor het zelf',
  closingText: 'Maak een agent, sta gesprekken toe in de instellingen en bel hem vanuit de testchat.',
} satisfies Translation<typeof english>
