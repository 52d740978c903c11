import type { texts as english } from '../en/autoBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  notLoaded: 'Die Abrechnungseinstellungen konnten nicht geladen werden',
  stepAccount: '1. Zahlungskonto',
  accountHint:
    'Ihre Kunden zahlen auf Ihr eigenes Stripe-Konto. Die Plattform behält {percent} % jeder Zahlung.',
  accountConnected: 'Konto verbunden',
  connectStripe: 'Mit Stripe verbinden',
  continueOnStripe: 'Bei Stripe fortfahren',
  ownerConnects: 'Wer den Arbeitsbereich besitzt, verbindet das Konto.',
  state_onboarding: 'Stripe fehlen noch Angaben zu Ihrem Unternehmen.',
  state_restricted:
    'Stripe nimmt zurzeit keine Zahlungen für Sie an. Fahren Sie dort fort, um zu sehen, was fehlt.',
  state_gone:
    'Dieses Konto ist getrennt, deshalb können Ihre Kunden nichts kaufen. Ihre Credits bleiben. Wenden Sie sich zum erneuten Verbinden an den Support.',
  stepPrice: '2. Preis',
  priceHint: 'Credits, die Ihre Kunden kaufen, stammen aus dem Guthaben Ihres Arbeitsbereichs.',
  usdPerCredit: 'USD pro Credit',
  usdPerCreditHint: 'Kommt zum Preis der Plattform je Credit hinzu.',
  validNumber: 'Bitte geben Sie eine gültige Zahl ein',
  finalPrice: 'Endpreis pro Credit',
  creditsForAmount: 'Credits für {amount}',
  saveSettings: 'Abrechnungseinstellungen speichern',
  settingsSaved: 'Abrechnungseinstellungen gespeichert',
  priceNotSaved: 'Ihr Preis ist nicht gespeichert.',
} satisfies Translation<typeof english>
