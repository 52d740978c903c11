import type { texts as english } from '../en/freePlan.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Consigue el plan gratuito',
  description: 'Todo lo que necesitas para probar un agente en tu sitio web. Sin tarjeta.',
  lead: 'Pruébalo todo en tu propio sitio. No termina a los pocos días y no hace falta tarjeta.',
  compare: 'Comparar planes',
  features: 'Lo que recibes',
  usedUp: '¿Qué pasa cuando se acaba el crédito?',
  usedUpText:
    'El agente deja de responder y tu equipo puede seguir haciéndolo. Recarga o elige un plan para continuar.',
  leftOut: '¿Falta algo?',
  leftOutText:
    'Ninguna función del editor, del widget ni de la bandeja. Los complementos como la marca blanca requieren un plan de pago.',
  closing: 'Empieza ahora',
  closingText: 'Solo necesitas un correo electrónico.',
} satisfies Translation<typeof english>
