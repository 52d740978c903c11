import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Para pagar, inicie sessão com a sua palavra-passe ou um código.',
  billingNotOffered: 'A faturação não está disponível aqui.',
  sellerAccountGone: 'Esta conta de pagamentos já não está ligada. Contacte o suporte.',
  ownerConnectsSeller: 'Só o proprietário do espaço de trabalho liga a sua conta de pagamentos.',
  priceHasChanged: 'O preço mudou. Verifique-o e tente novamente.',
  creditsNotForSaleNow:
    'Estes créditos não podem ser comprados agora. O seu fornecedor foi avisado. Nada foi cobrado.',
  checkoutsTooMany:
    'A página de pagamento foi aberta demasiadas vezes hoje sem pagamento. Tente novamente amanhã.',
  validNumber: 'Introduza um número válido',
  plansLocked:
    'Conclua os passos 1 e 2 e clique em «Guardar definições de faturação» antes de configurar os planos de subscrição',
  plansChanged: 'Entretanto, outra pessoa guardou os planos. Carregue-os de novo.',
  planFeatureMissing: 'Cada plano deve ter pelo menos uma característica com texto',
  planPriceOutOfBounds: 'Um plano custa entre 0,50 $ e 999 999,99 $ por mês.',
  planPriceTooLow:
    'Um plano custa pelo menos 0,001 $ por crédito. Dê a “{name}” um preço mais alto no Stripe ou arquive-o lá.',
  planNotForSale: 'Este plano já não está à venda. Escolha outro.',
  alreadySubscribed: 'Já tem um plano.',
  noActivePlan: 'Não há nenhum plano ativo.',
  planStillRuns: 'Ainda há clientes a pagar um plano. Cancele primeiro as subscrições no Stripe.',
} satisfies Translation<typeof english>
