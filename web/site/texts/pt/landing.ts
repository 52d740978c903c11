import type { texts as english } from '../en/landing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Um apoio que conhece o seu negócio',
  description:
    'Um agente que responde a partir dos seus documentos, no seu site e nas aplicações de mensagens.',
  lead: 'Um agente que lê os seus documentos, responde no seu site e nas aplicações preferidas dos seus clientes, e chama um colega quando é precisa uma pessoa.',
  sceneReturn: 'Posso devolver um candeeiro sem a caixa?',
  sceneYes: 'Sim, em trinta dias. Levamos uma caixa quando o recolhemos, sem custos.',
  sceneThursday: 'Perfeito. Quinta-feira, por favor.',
  sceneNoted: 'Anotado: quinta-feira entre as 9 e as 12.',
  sceneSource: 'Devoluções.pdf, página 2',
  sceneSeconds: '0,8 s',
  sceneCredits: '1,2',
  features: 'Um agente, onde quer que se pergunte',
  cited: 'Respostas das suas próprias páginas',
  citedText:
    'Carregue ficheiros, cole textos ou dê-lhe o seu site. Ele lê-os e diz de que passagem vem uma resposta.',
  channels: 'Em todos os canais',
  channelsText: 'Site, WhatsApp, Messenger, Instagram, Telegram e Discord, com um só histórico por pessoa.',
  person: 'Uma pessoa quando importa',
  personText: 'Os colegas veem quem espera, assumem com um clique e devolvem a conversa quando terminam.',
  acts: 'Também faz coisas',
  actsText:
    'Os agentes marcam consultas, procuram encomendas e chamam os seus sistemas. Perguntam antes de mudar alguma coisa.',
  receipt: 'Um recibo para cada resposta',
  receiptText:
    'Tempo, tokens e custo de cada resposta, até quatro casas decimais. Sem surpresas no fim do mês.',
  resell: 'Seu para revender',
  resellText: 'As agências põem o seu nome, domínio e design em tudo o que os seus clientes veem.',
  steps: 'De um documento ao seu site',
  add: 'Adicione o que ele deve saber',
  addText: 'Ficheiros, textos, perguntas e respostas, ou um site inteiro.',
  ask: 'Pergunte-lhe',
  askText: 'O chat de teste mostra em que se baseia cada resposta.',
  publish: 'Publique',
  publishText: 'Os visitantes recebem o que testou. Cada versão pode ser reposta.',
  paste: 'Cole uma linha',
  pasteText: 'O agente aparece no seu site nas suas cores.',
  closing: 'Comece com um documento',
  closingText: 'Carregue-o, faça uma pergunta e veja de onde vem a resposta.',
} satisfies Translation<typeof english>
