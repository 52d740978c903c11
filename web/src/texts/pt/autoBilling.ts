import type { texts as english } from '../en/autoBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  notLoaded: 'Não foi possível carregar as definições de faturação',
  stepAccount: '1. Conta de pagamentos',
  accountHint:
    'Os seus clientes pagam na sua própria conta Stripe. A plataforma fica com {percent}% de cada pagamento.',
  accountConnected: 'Conta ligada',
  connectStripe: 'Ligar o Stripe',
  continueOnStripe: 'Continuar no Stripe',
  ownerConnects: 'O proprietário do espaço de trabalho liga a conta.',
  state_onboarding: 'O Stripe ainda não sabe o suficiente sobre a sua empresa.',
  state_restricted: 'De momento, o Stripe não aceita pagamentos para si. Continue lá para ver o que falta.',
  state_gone:
    'Esta conta está desligada, por isso os seus clientes não podem comprar. Os créditos deles mantêm-se. Contacte o suporte para a ligar de novo.',
  stepPrice: '2. Preço',
  priceHint: 'Os créditos que os seus clientes compram saem dos do seu espaço de trabalho.',
  usdPerCredit: 'USD por crédito',
  usdPerCreditHint: 'Soma-se ao preço da plataforma por crédito.',
  validNumber: 'Introduza um número válido',
  finalPrice: 'Preço final por crédito',
  creditsForAmount: 'Créditos por {amount}',
  saveSettings: 'Guardar definições de faturação',
  settingsSaved: 'Definições de faturação guardadas',
  priceNotSaved: 'O seu preço não está guardado.',
} satisfies Translation<typeof english>
