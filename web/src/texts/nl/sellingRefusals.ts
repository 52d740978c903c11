import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Log voor betalingen in met een code.',
  billingNotOffered: 'Facturering is hier niet beschikbaar.',
  sellerAccountGone:
    'Dit betaalaccount is definitief losgekoppeld. Draag in plaats daarvan onder Klanten credits over aan je klanten.',
  ownerMakesAdmins:
    'Beheerders kunnen betalen. Daarom maakt alleen de eigenaar van de werkruimte iemand beheerder.',
  ownerConnectsSeller: 'Alleen de eigenaar van de werkruimte verbindt het betaalaccount.',
  priceHasChanged: 'De prijs is veranderd. Controleer hem en probeer het opnieuw.',
  creditsNotForSaleNow:
    'Deze credits kunnen nu niet worden gekocht. Je aanbieder is op de hoogte gesteld. Er is niets afgeschreven.',
  checkoutsTooMany:
    'De betaalpagina is vandaag te vaak geopend zonder te betalen. Probeer het morgen opnieuw.',
  validNumber: 'Voer een geldig getal in',
  plansLocked:
    'Rond stap 1 en 2 af en klik op ‘Factureringsinstellingen opslaan’ voordat je abonnementen instelt',
  plansChanged: 'Iemand anders heeft de abonnementen intussen opgeslagen. Laad ze opnieuw.',
  planFeatureMissing: 'Elk abonnement moet minstens één kenmerk met tekst hebben',
  planPriceOutOfBounds: 'Een abonnement kost tussen $ 0,50 en $ 999.999,99 per maand.',
  planPriceTooLow:
    'Een abonnement kost minstens $ 0,001 per credit. Geef “{name}” in Stripe een hogere prijs of archiveer het daar.',
  planNotForSale: 'Dit abonnement wordt niet meer verkocht. Kies een ander.',
  alreadySubscribed: 'Je hebt al een abonnement.',
  noActivePlan: 'Er is geen lopend abonnement.',
  planHasEnded: 'Je abonnement is beëindigd. Kies een abonnement bij Facturering en alles is weer terug.',
  planStillRuns:
    'Klanten betalen nog voor een abonnement. Zeg het op en wacht tot het eindigt, of beëindig het meteen in Stripe.',
} satisfies Translation<typeof english>
