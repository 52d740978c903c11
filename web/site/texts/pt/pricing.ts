import type { texts as english } from '../en/pricing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Preços',
  description: 'Uma base pequena e depois o uso: planos, extras e quanto custa uma resposta com cada modelo.',
  heading: 'Pague por respostas, não por promessas',
  lead: 'Uma base pequena e depois o que você usar. Cada resposta tem o seu recibo.',
  net: 'Preços sem impostos. Os que se aplicarem são mostrados antes de pagar.',
  currency: 'Moeda',
  price: '<b>{price}</b> por mês',
  priceOrYear: '<b>{price}</b> por mês, ou {year} por ano',
  priceFrom: '<b>desde {price}</b> por mês',
  startFree: 'Começar grátis',
  talkToUs: 'Fale conosco',
  monthCost: 'Quanto custa um mês',
  conversations: 'Conversas por mês',
  answers: 'Respostas por conversa',
  model: 'Modelo',
  estimate: '<price></price> por mês com <i>{plan}</i>, para cerca de <credits></credits> créditos.',
  enough: 'Os créditos do plano chegam.',
  answerCost: 'Quanto custa uma resposta',
  answerCostText:
    'Você paga os tokens que um modelo lê e escreve. Uma resposta típica lê cerca de {read, number} tokens (a pergunta, a conversa e alguns trechos dos seus documentos) e escreve {written, number}. O recibo de cada resposta mostra os números exatos.',
  creditsPerAnswer: 'Créditos por resposta',
  thousandAnswers: '1000 respostas',
  ownKey: 'Com uma chave própria, você paga ao seu fornecedor, e a nós um décimo de crédito por resposta.',
  addons: 'Extras',
  addonPrice: '{price} por mês.',
  credit: 'O que é um crédito?',
  creditText:
    'A unidade de uso: 1000 créditos são um dólar americano. Respostas, chamadas e mensagens de voz consomem créditos.',
  expire: 'Os créditos expiram?',
  expireText: 'Os créditos que comprar não expiram enquanto o seu espaço de trabalho existir.',
  limit: 'Posso definir um limite?',
  limitText:
    'Sim. A recarga automática tem um limite mensal e, sem ela, os agentes param quando o crédito acaba.',
  cancel: 'Como cancelo?',
  cancelText: 'No painel, em Cobrança, a qualquer momento. O plano dura até o fim do mês pago.',
  closing: 'Veja os seus próprios números',
  closingText: 'Faça dez perguntas ao seu agente e leia os recibos.',
} satisfies Translation<typeof english>
