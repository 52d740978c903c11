import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Melden Sie sich zum Bezahlen mit Ihrem Passwort oder einem Code an.',
  billingNotOffered: 'Die Abrechnung ist hier nicht verfügbar.',
  sellerAccountGone: 'Dieses Zahlungskonto ist nicht mehr verbunden. Bitte wenden Sie sich an den Support.',
  ownerConnectsSeller: 'Nur wer den Arbeitsbereich besitzt, verbindet sein Zahlungskonto.',
  priceHasChanged: 'Der Preis hat sich geändert. Bitte prüfen Sie ihn und versuchen Sie es erneut.',
  creditsNotForSaleNow:
    'Diese Credits können gerade nicht gekauft werden. Ihr Anbieter wurde benachrichtigt. Es wurde nichts abgebucht.',
  validNumber: 'Bitte geben Sie eine gültige Zahl ein',
} satisfies Translation<typeof english>
