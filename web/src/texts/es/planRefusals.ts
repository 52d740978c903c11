import type { texts as english } from '../en/planRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  creditsNotSold: 'El plan no se vende con {credits} créditos al mes.',
  bankMustConfirm:
    'Tu banco pide confirmar cada pago, así que esta tarjeta no puede pagar un cambio inmediato. Usa otra tarjeta.',
  payPlanFirst: 'Tu último pago está pendiente. Págalo primero y después cambia el plan.',
  vatIdInvalid: 'No es un NIF-IVA válido para tu país.',
  vatIdNotUsed: 'Aquí todavía no se usan los NIF-IVA.',
  taxAddressMissing:
    'Tu dirección de facturación no basta para calcular el impuesto. Añade una tarjeta con tu dirección completa.',
  reactivatePlanFirst: 'Tu suscripción va a terminar. Reactívala primero y después cambia el plan.',
} satisfies Translation<typeof english>
