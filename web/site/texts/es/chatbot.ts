import type { texts as english } from '../en/chatbot.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Un chatbot que cita su fuente',
  description: 'Un chatbot para tu sitio web que responde con tus propios documentos y muestra el pasaje.',
  lead: 'Responde con las palabras de tus documentos, muestra el pasaje y lo dice cuando no sabe algo.',
  features: 'Hecho para sitios de verdad',
  light: 'Ligero en tu página',
  lightText: 'El script ocupa alrededor de un kilobyte. El chat se carga cuando un visitante lo abre.',
  design: 'Con tu diseño',
  designText: 'Colores, fuentes, posición, textos y tu propio CSS, con una vista previa del widget real.',
  languages: 'Ocho idiomas',
  languagesText:
    'Inglés, alemán, francés, español, italiano, portugués, neerlandés y árabe, también de derecha a izquierda.',
  flow: 'Conversaciones con un plan',
  flowText:
    'Dibuja un flujo de pasos y condiciones o escribe un solo prompt. Los campos que recoge se convierten en contactos.',
  learns: 'Aprende lo que le falta',
  learnsText: 'Las preguntas sin respuesta se reúnen. Escribes la respuesta una vez y se da desde entonces.',
  tested: 'Probado antes de publicarse',
  testedText:
    'Las pruebas guardadas se ejecutan antes de publicar y señalan las respuestas que han cambiado.',
  files: '¿Qué archivos puede leer?',
  filesText:
    'PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML y texto sin formato, y las páginas de un sitio web.',
  unknown: '¿Qué dice cuando no sabe algo?',
  unknownText: 'Lo que elijas: dice que no lo sabe, pide un correo o llama a un compañero.',
  watch: '¿Puedo ver las conversaciones?',
  watchText: 'Sí. Aparecen en la bandeja mientras suceden y puedes tomar el control cuando quieras.',
  closing: 'Ponlo en tu sitio web',
  closingText: 'Una línea de HTML. Se tarda unos minutos.',
} satisfies Translation<typeof english>
