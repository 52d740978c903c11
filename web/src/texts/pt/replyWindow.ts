import type { texts as english } from '../en/replyWindow.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  windowIsOpen: 'Pode responder livremente durante {time}. Depois, a pessoa precisa escrever de novo.',
  windowIsOpenForTemplates:
    'Pode responder livremente durante {time}. Depois, o WhatsApp só entrega modelos aprovados.',
  windowIsOver:
    'Passaram-se 24 horas desde a última mensagem desta pessoa: as respostas livres não são mais entregues. A pessoa precisa escrever de novo primeiro.',
  windowNeedsTemplate:
    'Passaram-se 24 horas desde a última mensagem desta pessoa. Até que escreva de novo, o WhatsApp só entrega modelos aprovados.',
  windowOfPeople:
    'Passaram-se 24 horas: o agente não responde mais, mas você ainda pode responder durante {time}.',
  weekIsOver:
    'Passaram-se sete dias desde a última mensagem desta pessoa: as respostas não são mais entregues. Primeiro a pessoa precisa escrever de novo.',
  sendTemplate: 'Enviar um modelo',
  sendThisTemplate: 'Enviar o modelo',
  template: 'Modelo',
  textFor: 'Texto para {variable}',
  noTemplates: 'O WhatsApp ainda não aprovou nenhum modelo.',
  templateGone: 'O modelo escolhido não está mais aprovado. Escolha outro.',
  templatesWait: 'O WhatsApp ainda não decidiu: {names}',
  templatesRefused: 'O WhatsApp não aceita estes: {names}',
  templatesNotLoaded: 'Não foi possível carregar os modelos',
} satisfies Translation<typeof english>
