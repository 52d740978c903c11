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
  validNumber: 'Introduza um número válido',
} satisfies Translation<typeof english>
