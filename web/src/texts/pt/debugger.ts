import type { texts as english } from '../en/debugger.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testChat: 'Chat de teste',
  startOver: 'Começar de novo',
  closeTestChat: 'Fechar o chat de teste',
  saveChanges: 'Salvar mudanças',
  receiptsHint: 'Cada resposta custa créditos, como no seu site. O recibo dela aparece aqui.',
  receipts: 'Recibos',
  tryAgain: 'Tentar de novo',
  model: 'Modelo',
  tokens: 'Tokens',
  firstToken: 'Primeiro token',
  total: 'Total',
  whyThesePassages: 'Por que estes trechos?',
  noPassageUsed: 'Nenhum trecho do conhecimento foi usado.',
  talksTo: 'Fala com o rascunho de {title}',
  unsavedElsewhere: 'As suas mudanças não salvas ainda não estão aqui.',
  conversationWith: 'Conversa com {title}',
  reportSummary:
    '{passages, plural, one {# trecho} other {# trechos}} · {tokens, number} tokens · {credits} créditos · {seconds, number, oneDecimal} s',
  tokensInOut: '{input, number} de entrada, {output, number} de saída',
  milliseconds: '{ms, number} ms',
  answerBroke: 'A resposta foi interrompida. Tente de novo.',
  receipt: 'Recibo',
  credits: 'Créditos',
} satisfies Translation<typeof english>
