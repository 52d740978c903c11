import type { texts as english } from '../en/savedTests.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testSaved: 'Test gespeichert.',
  addTest: 'Test hinzufügen',
  saveTest: 'Test speichern',
  question: 'Frage',
  testQuestionHint: 'Wie ein Besucher sie stellen würde.',
  expectedAnswer: 'Erwartete Antwort',
  expectedAnswerHint: 'Die Wörter, die eine gute Antwort enthält; ihre Reihenfolge ist gleich.',
  testDeleted: 'Test gelöscht.',
  beforeTheLastChange: 'vor der letzten Änderung',
  expected: 'Erwartet',
  draftAnswers: 'Der Entwurf antwortet',
  nothing: 'Nichts',
  visitorsGet: 'Besucher bekommen',
  deleteTest: 'Test löschen',
  notRun: 'Nicht gelaufen',
  gotWorse: 'Schlechter geworden',
  changed: 'Geändert',
  passed: 'Bestanden',
  failed: 'Nicht bestanden',
  tests: 'Tests',
  testsHint:
    'Fragen mit den Antworten, die sie bekommen müssen. Ein Lauf fragt den Entwurf und kostet, was die Antworten kosten; Veröffentlichen warnt, wenn eine Antwort nicht besteht oder sich geändert hat.',
  runningTests: 'Tests laufen …',
  runTests: 'Tests ausführen',
  testsNotLoaded: 'Die Tests konnten nicht geladen werden',
  noTestsYet: 'Noch keine Tests',
  noTestsHint:
    'Fügen Sie eine Frage hinzu, auf die es ankommt, oder korrigieren Sie eine Antwort in einem Gespräch: Die Korrektur wird von selbst ein Test.',
  loadingTests: 'Tests werden geladen',
  theTestPassed: 'Der Test ist bestanden.',
  deleteTestNamed: 'Test {question} löschen',
  testGoes: '„{question}“ wird nicht mehr gefragt. Wissen, das damit kam, bleibt.',
  newestShown:
    'Die neuesten {count, number} Tests werden gezeigt, und ein Lauf fragt keine anderen. Löschen Sie, was nicht mehr gebraucht wird.',
  brokenTest: 'Test {id} kann nicht gezeigt werden: Was davon gespeichert ist, ist unvollständig.',
  testsFailed: '{failed, number} von {count, number} Tests nicht bestanden.',
  allPassed: 'Alle {count, number} Tests bestanden.',
  newestPassed: 'Die neuesten {count, number} Tests sind bestanden.',
  olderNotAsked: 'Es gibt ältere, die nicht gefragt werden.',
} satisfies Translation<typeof english>
