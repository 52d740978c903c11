import type { texts as english } from '../en/planRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  creditsNotSold: 'O plano não é vendido com {credits} créditos por mês.',
  bankMustConfirm:
    'O seu banco pede confirmação de cada pagamento, por isso este cartão não pode pagar uma mudança imediata. Use outro cartão.',
  payPlanFirst: 'O seu último pagamento está em aberto. Pague-o primeiro e depois mude o plano.',
  vatIdInvalid: 'Esse não é um número de IVA válido para o seu país.',
  vatIdNotUsed: 'Os números de IVA ainda não são usados aqui.',
  taxAddressMissing:
    'Seu endereço de cobrança não basta para calcular o imposto. Adicione um cartão com o endereço completo.',
  reactivatePlanFirst: 'A sua assinatura vai terminar. Reative-a primeiro e depois mude o plano.',
} satisfies Translation<typeof english>
