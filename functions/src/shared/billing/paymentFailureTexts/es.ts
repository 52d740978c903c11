import type { PaymentFailureKey } from '../paymentFailures.ts'

export const texts = {
  cardDeclined: 'Tu tarjeta ha sido rechazada. Consulta con tu banco o usa otra tarjeta.',
  cardFundsMissing: 'Tu tarjeta no tiene fondos suficientes. Usa otra tarjeta.',
  cardLimitReached: 'Tu tarjeta ha alcanzado su límite. Consulta con tu banco o usa otra tarjeta.',
  cardExpired: 'Tu tarjeta ha caducado. Añade otra.',
  cardCvcWrong: 'El código de seguridad de tu tarjeta no es correcto. Revísalo e inténtalo de nuevo.',
  cardDetailsWrong:
    'El número, la fecha de caducidad o la dirección de tu tarjeta no son correctos. Revísalos e inténtalo de nuevo.',
  cardNotSupported: 'Tu tarjeta no admite este tipo de pago. Usa otra tarjeta.',
  cardCurrencyNotSupported: 'Tu tarjeta no puede pagar en esta moneda. Usa otra tarjeta.',
  cardProcessingFailed: 'Tu banco no ha podido procesar el pago. Inténtalo de nuevo dentro de un rato.',
  cardNeedsConfirmation: 'Tu banco quiere que confirmes este pago.',
  cardNotConfirmed: 'Tu banco no ha confirmado el pago. Inténtalo de nuevo o usa otra tarjeta.',
  purchaseTooLate: 'Esta compra no se terminó a tiempo. Empieza de nuevo.',
} as const satisfies Record<PaymentFailureKey, string>
