import type { texts as english } from '../en/voiceAgent.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Agente de voz para o seu site',
  description: 'Os visitantes apertam um botão e falam com o mesmo agente que responde no seu chat.',
  heading: 'Deixe os visitantes falar com o seu site',
  lead: 'O mesmo agente, de viva voz: o visitante aperta um botão e pergunta. Sem aplicativo, sem número de telefone, sem fila de espera.',
  sceneQuestion: 'Qual das duas luminárias ilumina mais?',
  sceneMute: 'Silenciar',
  sceneEnd: 'Encerrar',
  features: 'Um agente, escrito ou falado',
  same: 'O mesmo conhecimento, as mesmas ferramentas',
  sameText: 'O que você ensinou ao agente no chat, ele sabe na chamada. Não há nada a configurar duas vezes.',
  words: 'As palavras na tela',
  wordsText: 'Os visitantes veem o que foi entendido enquanto falam, e a conversa continua como chat.',
  waits: 'Espera pela sua vez',
  waitsText: 'Defina o idioma que ele escuta e a pausa após a qual responde.',
  limits: 'Limites que você define',
  limitsText: 'Uma duração máxima por chamada, para que nenhuma custe mais do que você espera.',
  phone: 'Pode atender o nosso telefone?',
  phoneText: 'Ainda não. As chamadas acontecem no navegador; por enquanto não vendemos números de telefone.',
  minute: 'Quanto custa um minuto?',
  minuteText: 'As chamadas são pagas em créditos, como as respostas, e o recibo de cada uma diz quanto.',
  closing: 'Ouça você mesmo',
  closingText:
    'Crie um agente, permita chamadas nas suas configurações e ligue para ele a partir do chat de teste.',
} satisfies Translation<typeof english>
