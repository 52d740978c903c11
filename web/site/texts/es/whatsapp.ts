import type { texts as english } from '../en/whatsapp.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Agente de WhatsApp',
  description: 'Conecta tu número de WhatsApp: un agente responde en segundos y tu equipo toma el control.',
  heading: 'Responde en WhatsApp, de día y de noche',
  lead: 'Conecta tu número de empresa. El agente responde en segundos y tu equipo toma el control en una sola bandeja con los demás canales.',
  sceneName: 'Clínica Lindenhof',
  sceneAsk: 'Hola, necesito una cita para la semana que viene',
  sceneOffer: 'Con gusto. ¿El martes a las 10:30 o el jueves a las 14:00?',
  sceneThursday: 'El jueves',
  sceneBooked: 'Reservado: el jueves a las 14:00. La confirmación llegará por correo.',
  features: 'Más que una respuesta',
  voice: 'Entiende las notas de voz',
  voiceText: 'Se transcriben y se responden como un texto.',
  templates: 'Plantillas fuera de las 24 horas',
  templatesText:
    'Cuando la ventana de WhatsApp se ha cerrado, tu equipo responde desde la bandeja con una plantilla aprobada.',
  delivered: 'Entregado y leído',
  deliveredText: 'Ves lo que ha llegado. Lo que WhatsApp rechaza se muestra en el mensaje, con el motivo.',
  history: 'Una persona, un historial',
  historyText: 'Los visitantes pueden pasar de tu web a WhatsApp y seguir en la misma conversación.',
  steps: 'Cómo conectar',
  meta: 'Inicia sesión en Meta',
  metaText: 'El panel abre la ventana de Meta. Nunca vemos tu contraseña.',
  number: 'Elige un número',
  numberText: 'Un número de tu cuenta de empresa, o uno nuevo.',
  test: 'Envía una prueba',
  testText: 'El agente responde al momento.',
  charge: '¿Qué cobra WhatsApp?',
  chargeText:
    'Meta factura los mensajes a tu propia cuenta. Nosotros cobramos los créditos de las respuestas y nada por el número.',
  byHand: '¿Podemos seguir respondiendo a mano?',
  byHandText: 'Sí. Toma el control de una conversación y el agente calla hasta que la devuelvas.',
  closing: 'Trae tu número',
  closingText: 'Todo queda en una sola bandeja.',
} satisfies Translation<typeof english>
