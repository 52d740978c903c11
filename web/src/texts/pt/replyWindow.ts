import type { texts as english } from '../en/replyWindow.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  windowIsOpen: 'Pode responder livremente durante {time}. Depois, a pessoa tem de escrever de novo.',
  windowIsOpenForTemplates:
    'Pode responder livremente durante {time}. Depois, o WhatsApp só entrega modelos aprovados.',
  windowIsOver:
    'Passaram 24 horas desde a última mensagem desta pessoa: as respostas livres já não são entregues. A pessoa tem de escrever de novo primeiro.',
  windowNeedsTemplate:
    'Passaram 24 horas desde a última mensagem desta pessoa. Até que volte a escrever, o WhatsApp só entrega modelos aprovados.',
  windowOfPeople: 'Passaram 24 horas: o agente já não responde, mas ainda pode fazê-lo durante {time}.',
  weekIsOver:
    'Passaram sete dias desde a última mensagem desta pessoa: as respostas já não são entregues. Primeiro tem de voltar a escrever.',
  sendTemplate: 'Enviar um modelo',
  sendThisTemplate: 'Enviar o modelo',
  template: 'Modelo',
  textFor: 'Texto para {variable}',
  noTemplates: 'O WhatsApp ainda não aprovou nenhum modelo.',
  templateGone: 'O modelo escolhido já não está aprovado. Escolha outro.',
  templatesWait: 'O WhatsApp ainda não decidiu: {names}',
  templatesRefused: 'O WhatsApp não aceita estes: {names}',
  templatesNotLoaded: 'Não foi possível carregar os modelos',
} satisfies Translation<typeof english>
