import type { texts as english } from '../en/sellingRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  payInOwnSession: 'Para pagar, entre com um código.',
  billingNotOffered: 'A cobrança não está disponível aqui.',
  sellerAccountGone:
    'Esta conta de pagamentos está desconectada em definitivo. Transfira créditos aos seus clientes em Clientes.',
  ownerMakesAdmins:
    'Admins podem pagar; por isso, só o proprietário do espaço de trabalho torna alguém admin.',
  ownerConnectsSeller: 'Só o proprietário do espaço de trabalho conecta a sua conta de pagamentos.',
  priceHasChanged: 'O preço mudou. Verifique-o e tente novamente.',
  creditsNotForSaleNow:
    'Estes créditos não podem ser comprados agora. O seu fornecedor foi avisado. Nada foi cobrado.',
  checkoutsTooMany:
    'A página de pagamento foi aberta vezes demais hoje sem pagamento. Tente novamente amanhã.',
  validNumber: 'Digite um número válido',
  plansLocked:
    'Conclua os passos 1 e 2 e clique em “Salvar configurações de cobrança” antes de configurar os planos de assinatura',
  plansChanged: 'Entretanto, outra pessoa guardou os planos. Carregue-os de novo.',
  planFeatureMissing: 'Cada plano deve ter pelo menos uma característica com texto',
  planPriceOutOfBounds: 'Um plano custa entre $ 0,50 e $ 999.999,99 por mês.',
  planPriceTooLow:
    'Um plano custa pelo menos 0,001 $ por crédito. Dê a “{name}” um preço mais alto no Stripe ou arquive-o lá.',
  planNotForSale: 'Este plano não está mais à venda. Escolha outro.',
  alreadySubscribed: 'Já tem um plano.',
  noActivePlan: 'Não há nenhum plano ativo.',
  planHasEnded: 'O seu plano terminou. Escolha um plano em Cobrança e tudo volta.',
  planStillRuns:
    'Ainda há clientes pagando um plano. Cancele-o e espere até terminar, ou encerre-o agora no Stripe.',
} satisfies Translation<typeof english>
