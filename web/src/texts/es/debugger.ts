import type { texts as english } from '../en/debugger.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testChat: 'Chat de prueba',
  startOver: 'Empezar de nuevo',
  closeTestChat: 'Cerrar el chat de prueba',
  saveChanges: 'Guardar cambios',
  receiptsHint: 'Cada respuesta cuesta créditos, como en tu web. Su recibo aparece aquí.',
  receipts: 'Recibos',
  tryAgain: 'Intentar de nuevo',
  model: 'Modelo',
  tokens: 'Tokens',
  firstToken: 'Primer token',
  total: 'Total',
  whyThesePassages: '¿Por qué estos pasajes?',
  noPassageUsed: 'No se ha usado ningún pasaje del conocimiento.',
  talksTo: 'Habla con el borrador de {title}',
  unsavedElsewhere: 'Tus cambios sin guardar aún no están aquí.',
  conversationWith: 'Conversación con {title}',
  reportSummary:
    '{passages, plural, one {# pasaje} other {# pasajes}} · {tokens, number} tokens · {credits} créditos · {seconds, number, oneDecimal} s',
  tokensInOut: '{input, number} de entrada, {output, number} de salida',
  milliseconds: '{ms, number} ms',
  answerBroke: 'La respuesta se cortó. Inténtalo de nuevo.',
  receipt: 'Recibo',
  credits: 'Créditos',
} satisfies Translation<typeof english>
