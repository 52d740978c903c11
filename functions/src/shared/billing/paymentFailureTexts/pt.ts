import type { PaymentFailureKey } from '../paymentFailures.ts'

export const texts = {
  cardDeclined: 'O seu cartão foi recusado. Fale com o seu banco ou use outro cartão.',
  cardFundsMissing: 'O seu cartão não tem saldo suficiente. Use outro cartão.',
  cardLimitReached: 'O seu cartão atingiu o limite. Fale com o seu banco ou use outro cartão.',
  cardExpired: 'O seu cartão venceu. Adicione outro.',
  cardCvcWrong: 'O código de segurança do seu cartão está errado. Confira e tente de novo.',
  cardDetailsWrong: 'O número, a validade ou o endereço do seu cartão está errado. Confira e tente de novo.',
  cardNotSupported: 'O seu cartão não aceita esse tipo de pagamento. Use outro cartão.',
  cardCurrencyNotSupported: 'O seu cartão não pode pagar nesta moeda. Use outro cartão.',
  cardProcessingFailed: 'O seu banco não conseguiu processar o pagamento. Tente de novo mais tarde.',
  cardNeedsConfirmation: 'O seu banco quer que você confirme este pagamento.',
  cardNotConfirmed: 'O seu banco não confirmou o pagamento. Tente de novo ou use outro cartão.',
  purchaseTooLate: 'Esta compra não foi concluída a tempo. Comece de novo.',
} as const satisfies Record<PaymentFailureKey, string>
