import type { texts as english } from '../en/chatbot.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Um chatbot que cita a sua fonte',
  description: 'Um chatbot para o seu site que responde a partir dos seus documentos e mostra a passagem.',
  lead: 'Responde com as palavras dos seus documentos, mostra a passagem e di-lo quando não sabe.',
  features: 'Feito para sites a sério',
  light: 'Leve na sua página',
  lightText: 'O script tem cerca de um kilobyte. O chat carrega quando um visitante o abre.',
  design: 'Com o seu design',
  designText:
    'Cores, tipos de letra, posição, textos e o seu próprio CSS, com uma pré-visualização do widget real.',
  languages: 'Oito idiomas',
  languagesText:
    'Inglês, alemão, francês, espanhol, italiano, português, neerlandês e árabe, também da direita para a esquerda.',
  flow: 'Conversas com um plano',
  flowText:
    'Desenhe um fluxo de passos e condições, ou escreva um só prompt. Os campos recolhidos tornam-se contactos.',
  learns: 'Aprende o que lhe falta',
  learnsText: 'As perguntas sem resposta são reunidas. Escreve a resposta uma vez e passa a ser dada.',
  tested: 'Testado antes de ser publicado',
  testedText: 'Os testes guardados correm antes de publicar e indicam as respostas que mudaram.',
  files: 'Que ficheiros consegue ler?',
  filesText: 'PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML e texto simples, e as páginas de um site.',
  unknown: 'O que diz quando não sabe?',
  unknownText: 'O que escolher: diz que não sabe, pede um e-mail ou chama um colega.',
  watch: 'Posso acompanhar as conversas?',
  watchText: 'Sim. Aparecem na caixa de entrada enquanto acontecem, e pode assumi-las a qualquer momento.',
  closing: 'Ponha-o no seu site',
  closingText: 'Uma linha de HTML. Leva poucos minutos.',
} satisfies Translation<typeof english>
