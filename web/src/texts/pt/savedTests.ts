import type { texts as english } from '../en/savedTests.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testSaved: 'Teste salvo.',
  addTest: 'Adicionar teste',
  saveTest: 'Salvar teste',
  question: 'Pergunta',
  testQuestionHint: 'Como um visitante a faria.',
  expectedAnswer: 'Resposta esperada',
  expectedAnswerHint: 'As palavras que uma boa resposta contém; a ordem não importa.',
  testDeleted: 'Teste excluído.',
  beforeTheLastChange: 'antes da última mudança',
  expected: 'Esperado',
  draftAnswers: 'O rascunho responde',
  nothing: 'Nada',
  visitorsGet: 'Os visitantes recebem',
  deleteTest: 'Excluir teste',
  notRun: 'Não executado',
  gotWorse: 'Piorou',
  changed: 'Mudou',
  passed: 'Passou',
  failed: 'Falhou',
  tests: 'Testes',
  testsHint:
    'Perguntas com as respostas que devem receber. Uma execução pergunta ao rascunho e custa o que custam as respostas; Publicar avisa quando uma resposta falha ou mudou.',
  runningTests: 'Executando testes…',
  runTests: 'Executar testes',
  testsNotLoaded: 'Não foi possível carregar os testes',
  noTestsYet: 'Ainda não há testes',
  noTestsHint:
    'Adicione uma pergunta que importa, ou corrija uma resposta em uma conversa: a correção vira um teste por si só.',
  loadingTests: 'Carregando testes',
  theTestPassed: 'O teste passou.',
  deleteTestNamed: 'Excluir o teste {question}',
  testGoes: '“{question}” não será mais perguntado. O conhecimento que veio junto fica.',
  newestShown:
    'São mostrados os {count, number} testes mais recentes, e uma execução não pergunta outros. Exclua o que não é mais necessário.',
  brokenTest: 'O teste {id} não pode ser mostrado: o que está guardado dele não está completo.',
  testsFailed: 'Testes que falharam: {failed, number} de {count, number}.',
  allPassed: 'Todos os testes passaram ({count, number}).',
  newestPassed: 'Testes mais recentes que passaram: {count, number}.',
  olderNotAsked: 'Há mais antigos, que não são perguntados.',
} satisfies Translation<typeof english>
