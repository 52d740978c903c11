import type { texts as english } from '../en/landing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Klantenservice die uw zaak kent',
  description: 'Een agent die uit uw documenten antwoordt, op uw website en in berichtenapps.',
  lead: 'Een agent die uw documenten leest, antwoordt op uw website en in de favoriete apps van uw klanten, en een collega roept als er een mens nodig is.',
  sceneReturn: 'Kan ik een lamp zonder doos terugsturen?',
  sceneYes: 'Ja, binnen dertig dagen. We brengen bij het ophalen een doos mee, gratis.',
  sceneThursday: 'Prima. Donderdag graag.',
  sceneNoted: 'Genoteerd: donderdag tussen 9 en 12 uur.',
  sceneSource: 'Retouren.pdf, pagina 2',
  sceneSeconds: '0,8 s',
  sceneCredits: '1,2',
  features: 'Eén agent, overal waar mensen vragen',
  cited: 'Antwoorden uit uw eigen pagina’s',
  citedText:
    'Upload bestanden, plak teksten of geef hem uw website. Hij leest ze en zegt uit welke passage een antwoord komt.',
  channels: 'Op elk kanaal',
  channelsText:
    'Website, WhatsApp, Messenger, Instagram, Telegram en Discord, met één geschiedenis per persoon.',
  person: 'Een mens als het erop aankomt',
  personText: 'Collega’s zien wie er wacht, nemen met één klik over en geven het gesprek daarna terug.',
  acts: 'Hij doet ook dingen',
  actsText:
    'Agenten maken afspraken, zoeken bestellingen op en roepen uw systemen aan. Ze vragen het voordat ze iets wijzigen.',
  receipt: 'Een bon voor elk antwoord',
  receiptText:
    'Tijd, tokens en kosten van elk antwoord, tot op vier decimalen. Geen verrassingen aan het eind van de maand.',
  resell: 'Van u om door te verkopen',
  resellText: 'Bureaus zetten hun eigen naam, domein en vormgeving op alles wat hun klanten zien.',
  steps: 'Van een document naar uw website',
  add: 'Voeg toe wat hij moet weten',
  addText: 'Bestanden, teksten, vragen en antwoorden, of een hele website.',
  ask: 'Vraag het hem',
  askText: 'De testchat toont waar elk antwoord op rust.',
  publish: 'Publiceer',
  publishText: 'Bezoekers krijgen wat u hebt getest. Elke versie is te herstellen.',
  paste: 'Plak één regel',
  pasteText: 'De agent verschijnt op uw website in uw kleuren.',
  closing: 'Begin met één document',
  closingText: 'Upload het, stel een vraag en zie waar het antwoord vandaan komt.',
} satisfies Translation<typeof english>
