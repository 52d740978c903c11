import type { texts as english } from '../en/savedTests.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testSaved: 'Prueba guardada.',
  addTest: 'Añadir prueba',
  saveTest: 'Guardar prueba',
  question: 'Pregunta',
  testQuestionHint: 'Como la haría un visitante.',
  expectedAnswer: 'Respuesta esperada',
  expectedAnswerHint: 'Las palabras que contiene una buena respuesta; el orden no importa.',
  testDeleted: 'Prueba eliminada.',
  beforeTheLastChange: 'antes del último cambio',
  expected: 'Esperado',
  draftAnswers: 'El borrador responde',
  nothing: 'Nada',
  visitorsGet: 'Los visitantes reciben',
  deleteTest: 'Eliminar prueba',
  notRun: 'Sin ejecutar',
  gotWorse: 'Ha empeorado',
  changed: 'Ha cambiado',
  passed: 'Superada',
  failed: 'Fallida',
  tests: 'Pruebas',
  testsHint:
    'Preguntas con las respuestas que deben recibir. Una ejecución pregunta al borrador y cuesta lo que cuestan las respuestas; Publicar avisa cuando una respuesta falla o ha cambiado.',
  runningTests: 'Ejecutando pruebas…',
  runTests: 'Ejecutar pruebas',
  testsNotLoaded: 'No se han podido cargar las pruebas',
  noTestsYet: 'Aún no hay pruebas',
  noTestsHint:
    'Añade una pregunta que importe, o corrige una respuesta en una conversación: la corrección se convierte sola en una prueba.',
  loadingTests: 'Cargando pruebas',
  theTestPassed: 'La prueba se ha superado.',
  deleteTestNamed: 'Eliminar la prueba {question}',
  testGoes: '«{question}» no se preguntará más. El conocimiento que vino con ella se queda.',
  newestShown:
    'Se muestran las {count, number} pruebas más recientes, y una ejecución no pregunta otras. Elimina lo que ya no haga falta.',
  brokenTest: 'La prueba {id} no se puede mostrar: lo que hay guardado de ella no está completo.',
  testsFailed: 'Pruebas fallidas: {failed, number} de {count, number}.',
  allPassed: 'Todas las pruebas superadas ({count, number}).',
  newestPassed: 'Pruebas más recientes superadas: {count, number}.',
  olderNotAsked: 'Hay otras anteriores, que no se preguntan.',
} satisfies Translation<typeof english>
