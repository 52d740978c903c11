import type { texts as english } from '../en/replyWindow.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  windowIsOpen: 'Puedes responder libremente durante {time}. Después, la persona debe escribir de nuevo.',
  windowIsOpenForTemplates:
    'Puedes responder libremente durante {time}. Después, WhatsApp solo entrega plantillas aprobadas.',
  windowIsOver:
    'Han pasado 24 horas desde el último mensaje de esta persona: las respuestas libres ya no se entregan. La persona debe escribir primero de nuevo.',
  windowNeedsTemplate:
    'Han pasado 24 horas desde el último mensaje de esta persona. Hasta que vuelva a escribir, WhatsApp solo entrega plantillas aprobadas.',
  windowOfPeople: 'Han pasado 24 horas: el agente ya no responde, pero tú puedes hacerlo durante {time}.',
  weekIsOver:
    'Han pasado siete días desde el último mensaje de esta persona: las respuestas ya no se entregan. Primero tiene que volver a escribir.',
  sendTemplate: 'Enviar una plantilla',
  sendThisTemplate: 'Enviar la plantilla',
  template: 'Plantilla',
  textFor: 'Texto para {variable}',
  noTemplates: 'WhatsApp aún no ha aprobado ninguna plantilla.',
  templateGone: 'La plantilla elegida ya no está aprobada. Elige otra.',
  templatesWait: 'WhatsApp aún no ha decidido: {names}',
  templatesRefused: 'WhatsApp no acepta estas: {names}',
  templatesNotLoaded: 'No se pudieron cargar las plantillas',
} satisfies Translation<typeof english>
