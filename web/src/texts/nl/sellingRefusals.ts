import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Log voor betalingen in met je wachtwoord of een code.',
  billingNotOffered: 'Facturering is hier niet beschikbaar.',
  sellerAccountGone: 'Dit betaalaccount is niet meer verbonden. Neem contact op met de ondersteuning.',
  ownerConnectsSeller: 'Alleen de eigenaar van de werkruimte verbindt het betaalaccount.',
  priceHasChanged: 'De prijs is veranderd. Controleer hem en probeer het opnieuw.',
  creditsNotForSaleNow:
    'Deze credits kunnen nu niet worden gekocht. Je aanbieder is op de hoogte gesteld. Er is niets afgeschreven.',
  validNumber: 'Voer een geldig getal in',
} satisfies Translation<typeof english>
