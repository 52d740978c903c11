import type { texts as english } from '../en/chatbot.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Um chatbot que cita a fonte',
  description: 'Um chatbot para o seu site que responde a partir dos seus documentos e mostra o trecho.',
  lead: 'Responde com as palavras dos seus documentos, mostra o trecho e avisa quando não sabe.',
  features: 'Feito para sites de verdade',
  light: 'Leve na sua página',
  lightText: 'O script tem cerca de um kilobyte. O chat carrega quando um visitante o abre.',
  design: 'Com o seu design',
  designText: 'Cores, fontes, posição, textos e o seu próprio CSS, com uma prévia ao vivo do widget real.',
  languages: 'Oito idiomas',
  languagesText:
    'Inglês, alemão, francês, espanhol, italiano, português, holandês e árabe, também da direita para a esquerda.',
  flow: 'Conversas com um plano',
  flowText:
    'Desenhe um fluxo de passos e condições, ou escreva um só prompt. Os dados coletados viram contatos.',
  learns: 'Aprende o que falta',
  learnsText:
    'As perguntas sem resposta são reunidas. Você escreve a resposta uma vez, e ela passa a ser usada.',
  tested: 'Testado antes de ser publicado',
  testedText: 'Os testes salvos rodam antes da publicação e indicam as respostas que mudaram.',
  files: 'Quais arquivos ele consegue ler?',
  filesText: 'PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML e texto simples, e as páginas de um site.',
  unknown: 'O que ele diz quando não sabe?',
  unknownText: 'Você decide: ele diz que não sabe, pede um e-mail ou chama um colega.',
  watch: 'Posso acompanhar as conversas?',
  watchText:
    'Sim. Aparecem na caixa de entrada enquanto acontecem, e você pode assumi-las a qualquer momento.',
  closing: 'Coloque-o no seu site',
  closingText: 'Uma linha de HTML. Leva poucos minutos.',
} satisfies Translation<typeof english>
