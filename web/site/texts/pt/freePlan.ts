import type { texts as english } from '../en/freePlan.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Comece com o plano gratuito',
  description: 'Tudo o que você precisa para experimentar um agente no seu site. Sem cartão.',
  lead: 'Experimente tudo no seu próprio site. Não expira em alguns dias e não exige cartão.',
  compare: 'Comparar planos',
  features: 'O que você recebe',
  usedUp: 'O que acontece quando o crédito acaba?',
  usedUpText:
    'O agente deixa de responder, e os seus colegas ainda podem responder. Recarregue ou escolha um plano para continuar.',
  leftOut: 'Falta alguma coisa?',
  leftOutText:
    'Nenhuma função do editor, do widget ou da caixa de entrada. Extras como a marca branca precisam de um plano pago.',
  closing: 'Comece agora',
  closingText: 'Você só precisa de um endereço de e-mail.',
} satisfies Translation<typeof english>
