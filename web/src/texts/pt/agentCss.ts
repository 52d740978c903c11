import type { texts as english } from '../en/agentCss.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  customCss: 'CSS próprio',
  customCssHint:
    'Vale somente dentro do widget. A publicação retira url(), @import e position: fixed, que poderiam ir além dele.',
  assistant: 'Assistente de IA',
  assistantHint:
    'Descreva como o widget deve ficar. O assistente vê o seu CSS atual; cada resposta custa créditos, como uma resposta de teste.',
  wish: 'Seu desejo',
  wishExample: 'O cabeçalho azul-marinho e com cantos retos',
  send: 'Enviar',
  generating: 'Gerando…',
  resetChat: 'Reiniciar o chat',
  insert: 'Inserir CSS',
  you: 'Você',
  css: 'CSS',
  rulesOnly: 'Aqui estão as regras.',
  apology: 'Infelizmente não foi possível escrever o CSS: {reason}',
  cssGenerated: 'CSS gerado e inserido!',
  noCssGenerated: 'Resposta gerada, mas sem código CSS. Veja a resposta no chat.',
  cssFailed: 'Não foi possível gerar o CSS. Tente de novo.',
  cssInserted: 'CSS inserido manualmente!',
  noCssInMessage: 'Nenhum código CSS nesta mensagem',
  chatReset: 'Conversa reiniciada!',
  changes: 'Mudanças do assistente',
  change: 'Mudança {n, number}',
  accept: 'Aceitar',
  reject: 'Rejeitar',
  acceptAll: 'Aceitar tudo',
  rejectAll: 'Rejeitar tudo',
  suggestions: 'Sugestões',
  suggestionCount: '{count, plural, one {# sugestão} other {# sugestões}}',
  completionHint:
    'Digite um ponto para ver as classes do widget, ou pressione Ctrl+Espaço para tudo o que cabe.',
  refused: 'A publicação retira:',
  line: 'Linha {n, number}:',
  moreLines: '{count, plural, one {e mais um trecho} other {e mais # trechos}}',
} satisfies Translation<typeof english>
