import type { PaymentFailureKey } from '../paymentFailures.ts'

export const texts = {
  cardDeclined: 'Votre carte a été refusée. Contactez votre banque ou utilisez une autre carte.',
  cardFundsMissing: 'Le solde de votre carte est insuffisant. Utilisez une autre carte.',
  cardLimitReached: 'Votre carte a atteint son plafond. Contactez votre banque ou utilisez une autre carte.',
  cardExpired: 'Votre carte a expiré. Ajoutez-en une autre.',
  cardCvcWrong: 'Le code de sécurité de votre carte est incorrect. Vérifiez-le et réessayez.',
  cardDetailsWrong:
    'Le numéro, la date d’expiration ou l’adresse de votre carte sont incorrects. Vérifiez-les et réessayez.',
  cardNotSupported: 'Votre carte ne permet pas ce type de paiement. Utilisez une autre carte.',
  cardCurrencyNotSupported: 'Votre carte ne permet pas de payer dans cette devise. Utilisez une autre carte.',
  cardProcessingFailed: 'Votre banque n’a pas pu traiter le paiement. Réessayez un peu plus tard.',
  cardNeedsConfirmation: 'Votre banque vous demande de confirmer ce paiement.',
  cardNotConfirmed: 'Votre banque n’a pas confirmé le paiement. Réessayez ou utilisez une autre carte.',
  purchaseTooLate: 'Cet achat n’a pas été terminé à temps. Recommencez.',
} as const satisfies Record<PaymentFailureKey, string>
