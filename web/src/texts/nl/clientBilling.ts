import type { texts as english } from '../en/clientBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  billingDashboard: 'Facturering',
  billingNotLoaded: 'De facturering kon niet worden geladen',
  availableCredits: 'Beschikbare credits',
  purchaseCredits: 'Credits kopen',
  packs: 'Pakketten',
  credits: 'Credits',
  forCredits: 'voor {credits, number} credits',
  buy: 'Kopen',
  cardNeeded: 'Voeg hieronder een kaart toe om credits te kopen.',
  purchased: 'Credits gekocht',
  purchaseFailed: 'De credits konden niet worden gekocht',
  bankNotAnswered:
    'Je bank heeft nog niet geantwoord. Je credits komen zodra dat gebeurt; je hoeft niet opnieuw te betalen.',
  paymentMethod: 'Betaalmethode',
  noCard: 'Er is nog geen kaart.',
  addCard: 'Kaart toevoegen',
  replaceCard: 'Kaart vervangen',
  saveCard: 'Kaart opslaan',
  cancel: 'Annuleren',
  cardSaved: 'Betaalmethode bijgewerkt',
  cardFormNotLoaded: 'Het kaartformulier kon niet worden geladen',
  recentInvoices: 'Recente facturen',
  noInvoices: 'Hier staat wat je koopt.',
  creditsBought: '{credits} credits',
  invoice: 'Bon',
} satisfies Translation<typeof english>
