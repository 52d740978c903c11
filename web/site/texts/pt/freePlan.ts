import type { texts as english } from '../en/freePlan.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Obtenha o plano gratuito',
  description: 'Tudo o que precisa para experimentar um agente no seu site. Sem cartão.',
  lead: 'Experimente tudo no seu próprio site. Não acaba ao fim de uns dias e não precisa de cartão.',
  compare: 'Comparar planos',
  features: 'O que recebe',
  usedUp: 'O que acontece quando o crédito acaba?',
  usedUpText:
    'O agente deixa de responder, e os seus colegas ainda podem fazê-lo. Carregue ou escolha um plano para continuar.',
  leftOut: 'Falta alguma coisa?',
  leftOutText:
    'Nenhuma função do editor, do widget ou da caixa de entrada. Extras como a marca branca precisam de um plano pago.',
  closing: 'Comece agora',
  closingText: 'Só precisa de um endereço de e-mail.',
} satisfies Translation<typeof english>
