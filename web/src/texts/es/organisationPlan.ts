import type { texts as english } from '../en/organisationPlan.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  plan: 'Plan',
  pricePerMonth: '{price} al mes',
  planNotLoaded: 'No se pudo cargar el plan',
  planEnds: 'El plan termina con el mes pagado',
  endPlan: 'Cancelar el plan',
  endPlanOf: '¿Cancelar «{name}»?',
  endPlanHint:
    'Sigue activo hasta el {at} y no se vuelve a cobrar. Los créditos pagados se conservan. Mientras los clientes vean la facturación, pueden continuarlo.',
  planStopped: 'La cuenta de pagos está desconectada, así que no se sabe qué pasa con el plan.',
  planUnpaid: 'El último pago falló.',
  billingIsOff: 'Los clientes no ven su facturación ahora, pero este plan se sigue cobrando.',
  planEndsOn: 'Termina el {at}.',
  planRenewsOn: 'Se renueva el {at}.',
} satisfies Translation<typeof english>
