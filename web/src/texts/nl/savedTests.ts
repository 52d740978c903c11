import type { texts as english } from '../en/savedTests.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testSaved: 'Test opgeslagen.',
  addTest: 'Test toevoegen',
  saveTest: 'Test opslaan',
  question: 'Vraag',
  testQuestionHint: 'Zoals een bezoeker die zou stellen.',
  expectedAnswer: 'Verwacht antwoord',
  expectedAnswerHint: 'De woorden die een goed antwoord bevat; de volgorde doet er niet toe.',
  testDeleted: 'Test verwijderd.',
  beforeTheLastChange: 'voor de laatste wijziging',
  expected: 'Verwacht',
  draftAnswers: 'Het concept antwoordt',
  nothing: 'Niets',
  visitorsGet: 'Bezoekers krijgen',
  deleteTest: 'Test verwijderen',
  notRun: 'Niet uitgevoerd',
  gotWorse: 'Slechter geworden',
  changed: 'Gewijzigd',
  passed: 'Geslaagd',
  failed: 'Mislukt',
  tests: 'Tests',
  testsHint:
    'Vragen met de antwoorden die ze moeten krijgen. Een ronde vraagt het concept en kost wat de antwoorden kosten; Publiceren waarschuwt als een antwoord mislukt of is gewijzigd.',
  runningTests: 'Tests worden uitgevoerd…',
  runTests: 'Tests uitvoeren',
  testsNotLoaded: 'De tests konden niet worden geladen',
  noTestsYet: 'Nog geen tests',
  noTestsHint:
    'Voeg een vraag toe die ertoe doet, of verbeter een antwoord in een gesprek: de verbetering wordt vanzelf een test.',
  loadingTests: 'Tests laden',
  theTestPassed: 'De test is geslaagd.',
  deleteTestNamed: 'Test {question} verwijderen',
  testGoes: '“{question}” wordt niet meer gevraagd. Kennis die ermee kwam, blijft.',
  newestShown:
    'De nieuwste {count, number} tests worden getoond, en een ronde vraagt geen andere. Verwijder wat niet meer nodig is.',
  brokenTest: 'Test {id} kan niet worden getoond: wat ervan bewaard is, is niet compleet.',
  testsFailed: '{failed, number} van {count, number} tests mislukt.',
  allPassed: 'Alle {count, number} tests geslaagd.',
  newestPassed: 'De nieuwste {count, number} tests zijn geslaagd.',
  olderNotAsked: 'Er zijn oudere, die niet worden gevraagd.',
} satisfies Translation<typeof english>
