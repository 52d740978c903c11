import type { texts as english } from '../en/clientBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  rechargePaused_price:
    'O seu fornecedor aumentou o preço e a recarga está em pausa. Guarde para aceitar o novo preço.',
  rechargePaused_threshold:
    'O montante compra menos créditos do que o limite. Escolha um montante maior ou um limite menor.',
  rechargeLimit: 'No máximo quatro vezes por dia.',
  autoRecharge: 'Recarga automática',
  rechargeIsOn: 'Comprar créditos quando restarem poucos',
  rechargePaused_failures:
    'Três pagamentos falharam e a recarga está em pausa. Verifique o cartão e guarde de novo.',
  rechargeBelow: 'Abaixo de {credits, number} créditos',
  rechargeAmount: 'Comprar por {amount}',
  threshold: 'Limite',
  amount: 'Montante',
  save: 'Guardar',
  rechargeSaved: 'Recarga automática guardada',
  rechargeNotSaved: 'Não foi possível atualizar a recarga automática.',
  billingDashboard: 'Faturação',
  billingNotLoaded: 'Não foi possível carregar a faturação',
  availableCredits: 'Créditos disponíveis',
  purchaseCredits: 'Comprar créditos',
  packs: 'Pacotes',
  credits: 'Créditos',
  forCredits: 'por {credits, number} créditos',
  buy: 'Comprar',
  cardNeeded: 'Adicione um cartão abaixo para comprar créditos.',
  purchased: 'Créditos comprados com êxito',
  purchaseFailed: 'Não foi possível comprar os créditos',
  bankNotAnswered:
    'O seu banco ainda não respondeu. Os créditos chegam assim que responder; não precisa de pagar de novo.',
  paymentMethod: 'Método de pagamento',
  noCard: 'Ainda não há cartão.',
  addCard: 'Adicionar cartão',
  replaceCard: 'Substituir cartão',
  saveCard: 'Guardar cartão',
  cancel: 'Cancelar',
  cardSaved: 'Método de pagamento atualizado com êxito',
  cardFormNotLoaded: 'Não foi possível carregar o formulário do cartão',
  recentInvoices: 'Faturas recentes',
  noInvoices: 'As suas compras aparecem aqui.',
  creditsBought: '{credits} créditos',
  invoice: 'Recibo',
} satisfies Translation<typeof english>
