import type { texts as english } from '../en/clientBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
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
