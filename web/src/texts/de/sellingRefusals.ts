import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Melden Sie sich zum Bezahlen mit einem Code an.',
  billingNotOffered: 'Die Abrechnung ist hier nicht verfügbar.',
  sellerAccountGone:
    'Dieses Zahlungskonto ist endgültig getrennt. Übertragen Sie Ihren Kunden stattdessen unter „Kunden“ Credits.',
  ownerMakesAdmins:
    'Admins können bezahlen. Deshalb macht nur der Inhaber des Arbeitsbereichs jemanden zum Admin.',
  ownerConnectsSeller: 'Nur wer den Arbeitsbereich besitzt, verbindet sein Zahlungskonto.',
  priceHasChanged: 'Der Preis hat sich geändert. Bitte prüfen Sie ihn und versuchen Sie es erneut.',
  creditsNotForSaleNow:
    'Diese Credits können gerade nicht gekauft werden. Ihr Anbieter wurde benachrichtigt. Es wurde nichts abgebucht.',
  checkoutsTooMany:
    'Die Zahlungsseite wurde heute zu oft geöffnet, ohne dass bezahlt wurde. Bitte versuchen Sie es morgen erneut.',
  validNumber: 'Bitte geben Sie eine gültige Zahl ein',
  plansLocked:
    'Schließen Sie die Schritte 1 und 2 ab und klicken Sie auf „Abrechnungseinstellungen speichern“, bevor Sie Abos einrichten',
  plansChanged: 'Die Tarife wurden inzwischen von jemand anderem gespeichert. Laden Sie sie neu.',
  planFeatureMissing: 'Jeder Tarif braucht mindestens ein Merkmal mit Text',
  planPriceOutOfBounds: 'Ein Tarif kostet zwischen 0,50 $ und 999.999,99 $ im Monat.',
  planPriceTooLow:
    'Ein Tarif kostet mindestens 0,001 $ je Credit. Geben Sie „{name}“ in Stripe einen höheren Preis, oder archivieren Sie den Tarif dort.',
  planNotForSale: 'Dieser Tarif wird nicht mehr angeboten. Bitte wählen Sie einen anderen.',
  alreadySubscribed: 'Sie haben bereits einen Tarif.',
  noActivePlan: 'Es gibt keinen laufenden Tarif.',
  planHasEnded: 'Ihr Tarif ist beendet. Wählen Sie unter Abrechnung einen Tarif, dann ist alles wieder da.',
  planStillRuns:
    'Ihre Kunden zahlen noch für einen Tarif. Kündigen Sie ihn und warten Sie auf sein Ende, oder beenden Sie ihn sofort bei Stripe.',
} satisfies Translation<typeof english>
