import type { texts as english } from '../en/templateRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  importNotTemplate: 'Este archivo no es una plantilla de agente.',
  importIsNewer: 'Este archivo procede de una versión más reciente de la que se puede leer aquí.',
  importTooDeep:
    'Este archivo está anidado más profundamente de lo que puede estarlo una plantilla de agente.',
  importTooMany: 'Este archivo contiene más entradas de las que puede tener una plantilla de agente.',
  importForbiddenName: 'Este archivo usa un nombre que aquí nada puede llevar: {name}',
  importTooManyNodes: 'Este archivo tiene {count, number} nodos. Un flujo tiene como máximo {most, number}.',
  importStdioTool:
    'La herramienta «{name}» iniciaría un programa en un ordenador nuestro. Eso no se acepta nunca.',
  importToolWrong: 'La herramienta «{name}» no se puede usar tal como está en este archivo.',
  importFieldWrong: 'Esta parte del archivo contiene algo que no puede contener: {field}',
  importGone: 'El archivo subido ya no está aquí. Elígelo de nuevo.',
  importKnowledgeTooMuch: 'Tu plan no tiene espacio para el conocimiento de este archivo. Impórtalo sin él.',
  tooManyImports: 'Has importado {most, number} archivos en una hora. Espera un rato.',
  ownerTransfersAgents: 'Solo quien es propietario de ambos espacios de trabajo mueve un agente.',
  agentIsMoving: 'Este agente todavía se está moviendo. Inténtalo de nuevo en unos minutos.',
  agentIsThere: 'Este agente ya está en ese espacio de trabajo.',
  tooManyThemes:
    'Este espacio de trabajo ya tiene {most, number} temas, el máximo posible. Elimina uno antes.',
} satisfies Translation<typeof english>
