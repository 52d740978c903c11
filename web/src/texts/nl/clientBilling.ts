import type { texts as english } from '../en/clientBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  rechargePaused_price:
    'Je aanbieder heeft de prijs verhoogd, dus dit is onderbroken. Sla op om de nieuwe prijs te accepteren.',
  rechargePaused_threshold:
    'Het bedrag koopt minder credits dan de drempel. Kies een hoger bedrag of een lagere drempel.',
  rechargeLimit: 'Hoogstens vier keer per dag.',
  autoRecharge: 'Automatisch opwaarderen',
  rechargeIsOn: 'Credits kopen als er weinig over zijn',
  rechargePaused_failures:
    'Drie betalingen zijn mislukt, dus dit is onderbroken. Controleer je kaart en sla opnieuw op.',
  rechargeBelow: 'Onder {credits, number} credits',
  rechargeAmount: 'Kopen voor {amount}',
  threshold: 'Drempel',
  amount: 'Bedrag',
  save: 'Opslaan',
  rechargeSaved: 'Automatisch opwaarderen opgeslagen',
  rechargeNotSaved: 'De instellingen konden niet worden bijgewerkt.',
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
