import type { texts as english } from '../en/savedTests.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testSaved: 'Test salvato.',
  addTest: 'Aggiungi test',
  saveTest: 'Salva test',
  question: 'Domanda',
  testQuestionHint: 'Come la farebbe un visitatore.',
  expectedAnswer: 'Risposta attesa',
  expectedAnswerHint: 'Le parole che contiene una buona risposta; l’ordine non conta.',
  testDeleted: 'Test eliminato.',
  beforeTheLastChange: 'prima dell’ultima modifica',
  expected: 'Atteso',
  draftAnswers: 'La bozza risponde',
  nothing: 'Nulla',
  visitorsGet: 'I visitatori ricevono',
  deleteTest: 'Elimina test',
  notRun: 'Non eseguito',
  gotWorse: 'Peggiorato',
  changed: 'Cambiato',
  passed: 'Superato',
  failed: 'Non superato',
  tests: 'Test',
  testsHint:
    'Domande con le risposte che devono ricevere. Un’esecuzione interroga la bozza e costa quanto le risposte; Pubblica avverte quando una risposta fallisce o è cambiata.',
  runningTests: 'Esecuzione dei test…',
  runTests: 'Esegui i test',
  testsNotLoaded: 'Non è stato possibile caricare i test',
  noTestsYet: 'Ancora nessun test',
  noTestsHint:
    'Aggiungi una domanda che conta, o correggi una risposta in una conversazione: la correzione diventa da sola un test.',
  loadingTests: 'Caricamento dei test',
  theTestPassed: 'Il test è superato.',
  deleteTestNamed: 'Elimina il test {question}',
  testGoes: '«{question}» non verrà più chiesto. Le conoscenze arrivate con esso restano.',
  newestShown:
    'Sono mostrati i {count, number} test più recenti, e un’esecuzione non ne chiede altri. Elimina ciò che non serve più.',
  brokenTest: 'Il test {id} non può essere mostrato: ciò che ne è conservato non è completo.',
  testsFailed: 'Test non superati: {failed, number} di {count, number}.',
  allPassed: 'Tutti i test superati ({count, number}).',
  newestPassed: 'Test più recenti superati: {count, number}.',
  olderNotAsked: 'Ce ne sono di più vecchi, che non vengono chiesti.',
} satisfies Translation<typeof english>
