import type { texts as english } from '../en/clientBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  rechargePaused_price:
    'Ihr Anbieter hat den Preis erhöht, daher ist dies angehalten. Speichern Sie, um den neuen Preis anzunehmen.',
  rechargePaused_threshold:
    'Der Betrag kauft weniger Credits als die Schwelle. Wählen Sie einen höheren Betrag oder eine niedrigere Schwelle.',
  rechargeLimit: 'Höchstens viermal am Tag.',
  autoRecharge: 'Automatisch aufladen',
  rechargeIsOn: 'Credits kaufen, wenn nur noch wenige übrig sind',
  rechargePaused_failures:
    'Drei Zahlungen sind fehlgeschlagen, daher ist dies angehalten. Prüfen Sie Ihre Karte und speichern Sie erneut.',
  rechargeBelow: 'Unter {credits, number} Credits',
  rechargeAmount: 'Für {amount} kaufen',
  threshold: 'Schwelle',
  amount: 'Betrag',
  save: 'Speichern',
  rechargeSaved: 'Automatisches Aufladen gespeichert',
  rechargeNotSaved: 'Die Einstellungen konnten nicht aktualisiert werden.',
  billingDashboard: 'Abrechnung',
  billingNotLoaded: 'Die Abrechnung konnte nicht geladen werden',
  availableCredits: 'Verfügbare Credits',
  purchaseCredits: 'Credits kaufen',
  packs: 'Pakete',
  credits: 'Credits',
  forCredits: 'für {credits, number} Credits',
  buy: 'Kaufen',
  cardNeeded: 'Fügen Sie unten eine Karte hinzu, um Credits zu kaufen.',
  purchased: 'Credits erfolgreich gekauft',
  purchaseFailed: 'Die Credits konnten nicht gekauft werden',
  bankNotAnswered:
    'Ihre Bank hat noch nicht geantwortet. Die Credits kommen, sobald sie das tut; Sie müssen nicht noch einmal bezahlen.',
  paymentMethod: 'Zahlungsmethode',
  noCard: 'Noch keine Karte vorhanden.',
  addCard: 'Karte hinzufügen',
  replaceCard: 'Karte ersetzen',
  saveCard: 'Karte speichern',
  cancel: 'Abbrechen',
  cardSaved: 'Zahlungsmethode aktualisiert',
  cardFormNotLoaded: 'Das Kartenformular konnte nicht geladen werden',
  recentInvoices: 'Letzte Rechnungen',
  noInvoices: 'Hier steht, was Sie kaufen.',
  creditsBought: '{credits} Credits',
  invoice: 'Beleg',
} satisfies Translation<typeof english>
