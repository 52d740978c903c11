import type { texts as english } from '../en/pricing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Prijzen',
  description:
    'Een kleine basis en daarna het gebruik: abonnementen, extra’s en wat een antwoord met elk model kost.',
  heading: 'Betaal voor antwoorden, niet voor beloften',
  lead: 'Een kleine basis, daarna wat u gebruikt. Elk antwoord heeft een bon.',
  net: 'Prijzen zijn exclusief btw. Belastingen ziet u vóór het betalen.',
  currency: 'Valuta',
  price: '<b>{price}</b> per maand',
  priceOrYear: '<b>{price}</b> per maand, of {year} per jaar',
  priceFrom: '<b>vanaf {price}</b> per maand',
  startFree: 'Gratis beginnen',
  talkToUs: 'Praat met ons',
  monthCost: 'Wat een maand kost',
  conversations: 'Gesprekken per maand',
  answers: 'Antwoorden per gesprek',
  model: 'Model',
  estimate: '<price></price> per maand met <i>{plan}</i>, voor ongeveer <credits></credits> credits.',
  enough: 'De credits van het abonnement zijn genoeg.',
  answerCost: 'Wat een antwoord kost',
  answerCostText:
    'U betaalt de tokens die een model leest en schrijft. Een gewoon antwoord leest ongeveer {read, number} tokens (de vraag, het gesprek en enkele passages uit uw documenten) en schrijft er {written, number}. De bon van elk antwoord toont de precieze aantallen.',
  creditsPerAnswer: 'Credits per antwoord',
  thousandAnswers: '1.000 antwoorden',
  ownKey: 'Met een eigen sleutel betaalt u uw leverancier, en ons een tiende credit per antwoord.',
  addons: 'Extra’s',
  addonPrice: '{price} per maand.',
  credit: 'Wat is een credit?',
  creditText:
    'De eenheid van gebruik: 1.000 credits zijn één Amerikaanse dollar. Antwoorden, gesprekken en spraakberichten kosten credits.',
  expire: 'Verlopen credits?',
  expireText: 'Gekochte credits verlopen niet zolang uw werkruimte bestaat.',
  limit: 'Kan ik een grens instellen?',
  limitText:
    'Ja. Automatisch opwaarderen heeft een maandelijkse grens, en zonder dat stoppen agenten als het tegoed op is.',
  cancel: 'Hoe zeg ik op?',
  cancelText:
    'In het dashboard onder Facturering, op elk moment. Het abonnement loopt tot het einde van de betaalde maand.',
  closing: 'Bekijk uw eigen cijfers',
  closingText: 'Stel uw agent tien vragen en lees de bonnen.',
} satisfies Translation<typeof english>
