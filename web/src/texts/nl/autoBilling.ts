import type { texts as english } from '../en/autoBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  notLoaded: 'De factureringsinstellingen konden niet worden geladen',
  stepAccount: '1. Betaalaccount',
  accountHint:
    'Je klanten betalen op je eigen Stripe-account. Het platform houdt {percent}% van elke betaling.',
  accountConnected: 'Account verbonden',
  connectStripe: 'Stripe verbinden',
  continueOnStripe: 'Verder bij Stripe',
  ownerConnects: 'De eigenaar van de werkruimte verbindt het account.',
  state_onboarding: 'Stripe weet nog niet genoeg over je bedrijf.',
  state_restricted:
    'Stripe accepteert nu geen betalingen voor je. Ga daar verder om te zien wat er ontbreekt.',
  state_gone:
    'Dit account is losgekoppeld, dus je klanten kunnen niets kopen. Hun credits blijven. Neem contact op met de ondersteuning om opnieuw te verbinden.',
  stepPrice: '2. Prijs',
  priceHint: 'Credits die je klanten kopen, komen uit de credits van je werkruimte.',
  usdPerCredit: 'USD per credit',
  usdPerCreditHint: 'Komt bij de prijs van het platform per credit.',
  validNumber: 'Voer een geldig getal in',
  finalPrice: 'Eindprijs per credit',
  creditsForAmount: 'Credits voor {amount}',
  saveSettings: 'Factureringsinstellingen opslaan',
  settingsSaved: 'Factureringsinstellingen opgeslagen',
  priceNotSaved: 'Je prijs is niet opgeslagen.',
} satisfies Translation<typeof english>
