import type { texts as english } from '../en/publishing.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  published: 'Publicado',
  saveAndPublish: 'Salvar e publicar',
  publish: 'Publicar',
  addWidgetToWebsite: 'Adicionar o widget ao site',
  dontShowAgain: 'Não mostrar de novo',
  runTestsFirst: 'Executar os testes antes',
  findingsHint:
    'O que o seu rascunho responde aos testes salvos, onde não é o esperado ou diz algo diferente do que hoje se diz aos visitantes.',
  answersToCheck: 'Respostas para conferir',
  expected: 'Esperado',
  visitorsGet: 'Os visitantes recebem',
  draftAnswers: 'O rascunho responde',
  nothing: 'Nada',
  publishAnyway: 'Publicar mesmo assim',
  backToEditing: 'Voltar a editar',
  websiteScript: 'Script do site',
  kindOfScript: 'Tipo de script',
  popup: 'Pop-up',
  embedded: 'Incorporado',
  nothingPublishedYet:
    'Ainda não há nada publicado. Os visitantes verão o widget depois que você publicar o agente.',
  websiteScriptCode: 'Script do site',
  openTheDemoPage: 'Abrir a página de demonstração',
  copied: 'Copiado',
  copyScript: 'Copiar script',
  pageCommands: 'O que a sua página pode fazer com ele',
  pageCommandsHint:
    'Quando o script está na página; chamadas feitas antes de o chat existir são executadas assim que ele existir.',
  agentPublished: 'Agente publicado.',
  publishedHint: 'Você acabou de publicar o seu agente, agora é hora de colocá-lo no site',
  untested:
    '{count, plural, one {Um teste salvo não foi perguntado desde que você mudou o agente ou o conhecimento dele.} other {# testes salvos não foram perguntados desde que você mudou o agente ou o conhecimento dele.}}',
  warning_worse: 'Piorou',
  warning_failed: 'Falha',
  warning_changed: 'Mudou',
  answersFail:
    '{count, plural, one {Uma resposta não passa no teste} other {# respostas não passam nos testes}}',
  answersChanged: '{count, plural, one {Uma resposta mudou} other {# respostas mudaram}}',
  lead_popup:
    'Cole isto antes da tag de fechamento body de cada página que deve ter o widget. Uma vez basta: o que você publicar depois aparece sozinho em um ou dois minutos.',
  lead_embedded:
    'Cole isto onde o chat deve fazer parte da sua página. Dê ao elemento a largura e a altura que quiser. Uma vez basta: o que você publicar depois aparece sozinho em um ou dois minutos.',
  copiedToClipboard: 'Copiado para a área de transferência',
  command_open: 'Abre o chat',
  command_close: 'Fecha-o',
  command_toggle: 'Abre-o ou fecha-o',
  command_send: 'Escreve pelo visitante',
  command_identify: 'Diz quem é o visitante',
  command_on: 'Fica sabendo de ready, open, close, message, answer, unread, lead, handoff e error',
  command_setLanguage: 'Muda o idioma',
  command_trigger: 'Aciona os seus gatilhos de evento',
  command_openForm: 'Mostra um dos seus formulários',
  command_configure: 'Adiciona outro agente à página',
  command_destroy: 'Tira o widget da página',
  missed: 'Diferente do esperado',
} satisfies Translation<typeof english>
