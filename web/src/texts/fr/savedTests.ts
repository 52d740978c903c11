import type { texts as english } from '../en/savedTests.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testSaved: 'Test enregistré.',
  addTest: 'Ajouter un test',
  saveTest: 'Enregistrer le test',
  question: 'Question',
  testQuestionHint: 'Comme la poserait un visiteur.',
  expectedAnswer: 'Réponse attendue',
  expectedAnswerHint: 'Les mots que contient une bonne réponse ; leur ordre est sans importance.',
  testDeleted: 'Test supprimé.',
  beforeTheLastChange: 'avant le dernier changement',
  expected: 'Attendu',
  draftAnswers: 'Le brouillon répond',
  nothing: 'Rien',
  visitorsGet: 'Les visiteurs reçoivent',
  deleteTest: 'Supprimer le test',
  notRun: 'Non exécuté',
  gotWorse: 'A empiré',
  changed: 'A changé',
  passed: 'Réussi',
  failed: 'Échoué',
  tests: 'Tests',
  testsHint:
    'Des questions avec les réponses qu’elles doivent recevoir. Une exécution interroge le brouillon et coûte ce que coûtent les réponses ; Publier avertit quand une réponse échoue ou a changé.',
  runningTests: 'Exécution des tests…',
  runTests: 'Exécuter les tests',
  testsNotLoaded: 'Les tests n’ont pas pu être chargés',
  noTestsYet: 'Pas encore de tests',
  noTestsHint:
    'Ajoutez une question qui compte, ou corrigez une réponse dans une conversation : la correction devient d’elle-même un test.',
  loadingTests: 'Chargement des tests',
  theTestPassed: 'Le test a réussi.',
  deleteTestNamed: 'Supprimer le test {question}',
  testGoes: '« {question} » ne sera plus demandé. Les connaissances venues avec restent.',
  newestShown:
    'Les {count, number} tests les plus récents sont affichés, et une exécution n’en pose pas d’autres. Supprimez ce qui n’est plus utile.',
  brokenTest: 'Le test {id} ne peut pas être affiché : ce qui en est conservé n’est pas complet.',
  testsFailed: 'Tests échoués : {failed, number} sur {count, number}.',
  allPassed: 'Tous les tests ont réussi ({count, number}).',
  newestPassed: 'Tests les plus récents réussis : {count, number}.',
  olderNotAsked: 'Il y en a de plus anciens, qui ne sont pas posés.',
} satisfies Translation<typeof english>
