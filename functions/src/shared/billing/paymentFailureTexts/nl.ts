import type { PaymentFailureKey } from '../paymentFailures.ts'

export const texts = {
  cardDeclined: 'Je kaart is geweigerd. Vraag het je bank of gebruik een andere kaart.',
  cardFundsMissing: 'Er staat niet genoeg saldo op je kaart. Gebruik een andere kaart.',
  cardLimitReached: 'De limiet van je kaart is bereikt. Vraag het je bank of gebruik een andere kaart.',
  cardExpired: 'Je kaart is verlopen. Voeg een andere toe.',
  cardCvcWrong: 'De beveiligingscode van je kaart klopt niet. Controleer die en probeer het opnieuw.',
  cardDetailsWrong:
    'Het nummer, de vervaldatum of het adres van je kaart klopt niet. Controleer ze en probeer het opnieuw.',
  cardNotSupported: 'Met deze kaart kun je zo’n betaling niet doen. Gebruik een andere kaart.',
  cardCurrencyNotSupported: 'Met deze kaart kun je niet in deze valuta betalen. Gebruik een andere kaart.',
  cardProcessingFailed: 'Je bank kon de betaling niet verwerken. Probeer het later opnieuw.',
  cardNeedsConfirmation: 'Je bank wil dat je deze betaling bevestigt.',
  cardNotConfirmed:
    'Je bank heeft de betaling niet bevestigd. Probeer het opnieuw of gebruik een andere kaart.',
  purchaseTooLate: 'Deze aankoop is niet op tijd afgerond. Begin opnieuw.',
} as const satisfies Record<PaymentFailureKey, string>
