import type { texts as english } from '../en/agentCss.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  customCss: 'CSS propio',
  customCssHint:
    'Se aplica solo dentro del widget. Al publicar se quitan url(), @import y position: fixed, que podrían salir de él.',
  assistant: 'Asistente de IA',
  assistantHint:
    'Describe qué aspecto debe tener el widget. El asistente ve tu CSS actual; cada respuesta cuesta créditos, como una respuesta de prueba.',
  wish: 'Tu deseo',
  wishExample: 'La cabecera azul marino y con esquinas rectas',
  send: 'Enviar',
  generating: 'Generando…',
  resetChat: 'Reiniciar el chat',
  insert: 'Insertar CSS',
  you: 'Tú',
  css: 'CSS',
  rulesOnly: 'Aquí están las reglas.',
  apology: 'Lo siento, no se ha podido escribir el CSS: {reason}',
  cssGenerated: '¡CSS generado e insertado!',
  noCssGenerated: 'Hay respuesta, pero sin código CSS. Consúltala en el chat.',
  cssFailed: 'No se ha podido generar el CSS. Inténtalo de nuevo.',
  cssInserted: '¡CSS insertado a mano!',
  noCssInMessage: 'No hay código CSS en este mensaje',
  chatReset: '¡Conversación reiniciada!',
  changes: 'Cambios del asistente',
  change: 'Cambio {n, number}',
  accept: 'Aceptar',
  reject: 'Rechazar',
  acceptAll: 'Aceptar todo',
  rejectAll: 'Rechazar todo',
  suggestions: 'Sugerencias',
  suggestionCount: '{count, plural, one {# sugerencia} other {# sugerencias}}',
  completionHint:
    'Escribe un punto para ver las clases del widget, o pulsa Ctrl+Espacio para todo lo que encaje.',
  refused: 'Al publicar se quita:',
  line: 'Línea {n, number}:',
  moreLines: '{count, plural, one {y una parte más} other {y # partes más}}',
} satisfies Translation<typeof english>
