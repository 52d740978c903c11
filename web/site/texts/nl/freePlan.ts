import type { texts as english } from '../en/freePlan.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Neem het gratis abonnement',
  description: 'Alles wat u nodig hebt om een agent op uw website te proberen. Zonder kaart.',
  lead: 'Probeer alles op uw eigen website. Het houdt niet na een paar dagen op, en u hebt geen kaart nodig.',
  compare: 'Abonnementen vergelijken',
  features: 'Wat u krijgt',
  usedUp: 'Wat gebeurt er als het tegoed op is?',
  usedUpText:
    'De agent antwoordt niet meer, uw collega’s wel. Waardeer op of kies een abonnement om verder te gaan.',
  leftOut: 'Ontbreekt er iets?',
  leftOutText:
    'Geen functie van de editor, de widget of de inbox. Extra’s zoals white label vragen een betaald abonnement.',
  closing: 'Begin nu',
  closingText: 'Een e-mailadres is genoeg.',
} satisfies Translation<typeof english>
