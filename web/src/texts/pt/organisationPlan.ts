import type { texts as english } from '../en/organisationPlan.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  plan: 'Plano',
  pricePerMonth: '{price} por mês',
  planNotLoaded: 'Não foi possível carregar o plano',
  planEnds: 'O plano termina com o mês pago',
  endPlan: 'Cancelar plano',
  endPlanOf: 'Cancelar “{name}”?',
  endPlanHint:
    'Ele vale até {at} e não será cobrado de novo. Os créditos pagos permanecem. Enquanto os clientes virem o faturamento, poderão continuá-lo.',
  planStopped: 'A conta de pagamentos está desconectada, então não se sabe o que acontece com o plano.',
  planUnpaid: 'O último pagamento falhou.',
  billingIsOff: 'Os clientes não veem o faturamento agora, mas este plano continua sendo cobrado.',
  planEndsOn: 'Termina em {at}.',
  planRenewsOn: 'Renova em {at}.',
} satisfies Translation<typeof english>
