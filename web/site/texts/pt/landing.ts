import type { texts as english } from '../en/landing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Um atendimento que conhece o seu negócio',
  description: 'Um agente que responde a partir dos seus documentos, no seu site e nos apps de mensagens.',
  lead: 'Um agente que lê os seus documentos, responde no seu site e nos apps preferidos dos seus clientes, e chama um colega quando é preciso uma pessoa.',
  sceneReturn: 'Posso devolver uma luminária sem a caixa?',
  sceneYes: 'Sim, em trinta dias. Levamos uma caixa quando formos retirá-la, sem custo.',
  sceneThursday: 'Perfeito. Quinta-feira, por favor.',
  sceneNoted: 'Anotado: quinta-feira entre as 9 e as 12.',
  sceneSource: 'Devoluções.pdf, página 2',
  sceneSeconds: '0,8 s',
  sceneCredits: '1,2',
  features: 'Um agente, onde quer que perguntem',
  cited: 'Respostas das suas próprias páginas',
  citedText:
    'Envie arquivos, cole textos ou informe o seu site. Ele lê tudo e mostra de que trecho vem cada resposta.',
  channels: 'Em todos os canais',
  channelsText: 'Site, WhatsApp, Messenger, Instagram, Telegram e Discord, com um só histórico por pessoa.',
  person: 'Uma pessoa quando importa',
  personText: 'Os colegas veem quem espera, assumem com um clique e devolvem a conversa quando terminam.',
  acts: 'Também faz coisas',
  actsText:
    'Os agentes marcam consultas, consultam pedidos e chamam os seus sistemas. Perguntam antes de mudar alguma coisa.',
  receipt: 'Um recibo para cada resposta',
  receiptText:
    'Tempo, tokens e custo de cada resposta, até quatro casas decimais. Sem surpresas no fim do mês.',
  resell: 'Seu para revender',
  resellText: 'As agências colocam o seu nome, domínio e design em tudo o que os seus clientes veem.',
  steps: 'De um documento ao seu site',
  add: 'Adicione o que ele deve saber',
  addText: 'Arquivos, textos, perguntas e respostas, ou um site inteiro.',
  ask: 'Pergunte a ele',
  askText: 'O chat de teste mostra em que cada resposta se baseia.',
  publish: 'Publique',
  publishText: 'Os visitantes recebem o que testou. Cada versão pode ser reposta.',
  paste: 'Cole uma linha',
  pasteText: 'O agente aparece no seu site nas suas cores.',
  closing: 'Comece com um documento',
  closingText: 'Envie-o, faça uma pergunta e veja de onde vem a resposta.',
} satisfies Translation<typeof english>
