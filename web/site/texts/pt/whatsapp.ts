import type { texts as english } from '../en/whatsapp.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Agente de WhatsApp',
  description: 'Conecte o seu número do WhatsApp: um agente responde em segundos e a sua equipe assume.',
  heading: 'Responda no WhatsApp, de dia e de noite',
  lead: 'Conecte o seu número comercial. O agente responde em segundos, e a sua equipe assume em uma só caixa de entrada com todos os outros canais.',
  sceneName: 'Clínica Lindenhof',
  sceneAsk: 'Olá, preciso de uma consulta na próxima semana',
  sceneOffer: 'Claro! Terça às 10:30 ou quinta às 14:00?',
  sceneThursday: 'Quinta',
  sceneBooked: 'Marcado: quinta às 14:00. A confirmação segue por e-mail.',
  features: 'Mais do que uma resposta',
  voice: 'Mensagens de voz são entendidas',
  voiceText: 'São transcritas e respondidas como texto.',
  templates: 'Modelos fora das 24 horas',
  templatesText:
    'Quando a janela do WhatsApp fecha, a sua equipe responde a partir da caixa de entrada com um modelo aprovado.',
  delivered: 'Entregue e lida',
  deliveredText: 'Você vê o que chegou. O que o WhatsApp recusa aparece na mensagem, com o motivo.',
  history: 'Uma pessoa, um histórico',
  historyText: 'Os visitantes podem passar do seu site para o WhatsApp e ficar na mesma conversa.',
  steps: 'Como conectar',
  meta: 'Entre na Meta',
  metaText: 'O painel abre a janela da própria Meta. Nunca vemos a sua senha.',
  number: 'Escolha um número',
  numberText: 'Um número existente da sua conta comercial, ou um novo.',
  test: 'Envie um teste',
  testText: 'O agente responde na hora.',
  charge: 'Quanto o WhatsApp cobra?',
  chargeText:
    'A Meta cobra as mensagens à sua própria conta. Nós cobramos os créditos das respostas e nada pelo número.',
  byHand: 'Podemos continuar respondendo manualmente?',
  byHandText: 'Sim. Assuma uma conversa e o agente fica em silêncio até você devolvê-la.',
  closing: 'Traga o seu número',
  closingText: 'Tudo em uma só caixa de entrada.',
} satisfies Translation<typeof english>
