import type { PaymentFailureKey } from '../paymentFailures.ts'

export const texts = {
  cardDeclined: 'Ihre Karte wurde abgelehnt. Fragen Sie Ihre Bank, oder nehmen Sie eine andere Karte.',
  cardFundsMissing: 'Ihre Karte ist nicht ausreichend gedeckt. Nehmen Sie eine andere Karte.',
  cardLimitReached:
    'Das Limit Ihrer Karte ist erreicht. Fragen Sie Ihre Bank, oder nehmen Sie eine andere Karte.',
  cardExpired: 'Ihre Karte ist abgelaufen. Hinterlegen Sie eine andere.',
  cardCvcWrong: 'Die Prüfziffer Ihrer Karte stimmt nicht. Prüfen Sie sie und versuchen Sie es erneut.',
  cardDetailsWrong:
    'Nummer, Ablaufdatum oder Adresse Ihrer Karte stimmen nicht. Prüfen Sie die Angaben und versuchen Sie es erneut.',
  cardNotSupported: 'Mit dieser Karte ist eine solche Zahlung nicht möglich. Nehmen Sie eine andere Karte.',
  cardCurrencyNotSupported: 'Ihre Karte kann in dieser Währung nicht zahlen. Nehmen Sie eine andere Karte.',
  cardProcessingFailed:
    'Ihre Bank konnte die Zahlung nicht verarbeiten. Versuchen Sie es etwas später noch einmal.',
  cardNeedsConfirmation: 'Ihre Bank will, dass Sie diese Zahlung bestätigen.',
  cardNotConfirmed:
    'Ihre Bank hat die Zahlung nicht bestätigt. Versuchen Sie es erneut, oder nehmen Sie eine andere Karte.',
  purchaseTooLate: 'Dieser Kauf wurde nicht rechtzeitig abgeschlossen. Bitte beginnen Sie noch einmal.',
} as const satisfies Record<PaymentFailureKey, string>
