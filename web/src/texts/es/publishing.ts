import type { texts as english } from '../en/publishing.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  published: 'Publicado',
  saveAndPublish: 'Guardar y publicar',
  publish: 'Publicar',
  addWidgetToWebsite: 'Añadir el widget a la web',
  dontShowAgain: 'No volver a mostrar',
  runTestsFirst: 'Ejecutar antes las pruebas',
  findingsHint:
    'Lo que tu borrador responde a las pruebas guardadas, donde no es lo esperado o dice otra cosa que lo que hoy se dice a los visitantes.',
  answersToCheck: 'Respuestas que revisar',
  expected: 'Esperado',
  visitorsGet: 'Los visitantes reciben',
  draftAnswers: 'El borrador responde',
  nothing: 'Nada',
  publishAnyway: 'Publicar de todos modos',
  backToEditing: 'Volver a editar',
  websiteScript: 'Script de la web',
  kindOfScript: 'Tipo de script',
  popup: 'Ventana emergente',
  embedded: 'Integrado',
  nothingPublishedYet:
    'Aún no hay nada publicado. Los visitantes verán el widget cuando publiques el agente.',
  websiteScriptCode: 'Script de la web',
  openTheDemoPage: 'Abrir la página de demostración',
  copied: 'Copiado',
  copyScript: 'Copiar script',
  pageCommands: 'Qué puede hacer tu página con él',
  pageCommandsHint:
    'Una vez que el script está en la página; las llamadas hechas antes de que exista el chat se ejecutan en cuanto existe.',
  agentPublished: 'Agente publicado.',
  publishedHint: 'Acabas de publicar tu agente, es hora de desplegarlo',
  untested:
    '{count, plural, one {Una prueba guardada no se ha preguntado desde que cambiaste el agente o su conocimiento.} other {# pruebas guardadas no se han preguntado desde que cambiaste el agente o su conocimiento.}}',
  warning_worse: 'Ha empeorado',
  warning_failed: 'Falla',
  warning_changed: 'Ha cambiado',
  answersFail:
    '{count, plural, one {Una respuesta no supera su prueba} other {# respuestas no superan sus pruebas}}',
  answersChanged: '{count, plural, one {Una respuesta ha cambiado} other {# respuestas han cambiado}}',
  lead_popup:
    'Pega esto antes de la etiqueta de cierre body de cada página que deba tener el widget. Basta una vez: lo que publiques después aparece solo en uno o dos minutos.',
  lead_embedded:
    'Pega esto donde el chat deba formar parte de tu página. Dale al elemento el ancho y el alto que quieras. Basta una vez: lo que publiques después aparece solo en uno o dos minutos.',
  copiedToClipboard: 'Copiado al portapapeles',
  command_open: 'Abre el chat',
  command_close: 'Lo cierra',
  command_toggle: 'Lo abre o lo cierra',
  command_send: 'Escribe por el visitante',
  command_identify: 'Dice quién es el visitante',
  command_on: 'Se entera de ready, open, close, message, answer, unread, lead, handoff y error',
  command_setLanguage: 'Cambia el idioma',
  command_trigger: 'Activa tus disparadores de eventos',
  command_openForm: 'Muestra uno de tus formularios',
  command_configure: 'Añade otro agente a la página',
  command_destroy: 'Quita el widget de la página',
  missed: 'No es lo esperado',
} satisfies Translation<typeof english>
