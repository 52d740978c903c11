import type { texts as english } from '../en/landing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Atención que conoce tu negocio',
  description: 'Un agente que responde con tus documentos en tu sitio web y en las apps de mensajería.',
  lead: 'Un agente que lee tus documentos, responde en tu sitio web y en las apps favoritas de tus clientes, y llama a un compañero cuando hace falta una persona.',
  sceneReturn: '¿Puedo devolver una lámpara sin su caja?',
  sceneYes: 'Sí, en treinta días. Llevamos una caja cuando la recogemos, sin coste.',
  sceneThursday: 'Perfecto. El jueves, por favor.',
  sceneNoted: 'Anotado: el jueves entre las 9 y las 12.',
  sceneSource: 'Devoluciones.pdf, página 2',
  sceneSeconds: '0,8 s',
  sceneCredits: '1,2',
  features: 'Un agente, allí donde la gente pregunta',
  cited: 'Respuestas de tus propias páginas',
  citedText:
    'Sube archivos, pega textos o dale tu sitio web. Los lee y dice de qué pasaje viene una respuesta.',
  channels: 'En todos los canales',
  channelsText:
    'Sitio web, WhatsApp, Messenger, Instagram, Telegram y Discord, con un solo historial por persona.',
  person: 'Una persona cuando importa',
  personText:
    'Tu equipo ve quién espera, toma el control con un clic y devuelve la conversación al terminar.',
  acts: 'También hace cosas',
  actsText:
    'Los agentes reservan citas, consultan pedidos y llaman a tus sistemas. Preguntan antes de cambiar algo.',
  receipt: 'Un recibo para cada respuesta',
  receiptText: 'Tiempo, tokens y coste de cada respuesta, con cuatro decimales. Sin sorpresas a fin de mes.',
  resell: 'Tuyo para revender',
  resellText: 'Las agencias ponen su nombre, su dominio y su diseño en todo lo que ven sus clientes.',
  steps: 'De un documento a tu sitio web',
  add: 'Añade lo que debe saber',
  addText: 'Archivos, textos, preguntas y respuestas, o un sitio entero.',
  ask: 'Pregúntale',
  askText: 'El chat de prueba muestra en qué se basa cada respuesta.',
  publish: 'Publica',
  publishText: 'Los visitantes reciben lo que has probado. Cada versión se puede restaurar.',
  paste: 'Pega una línea',
  pasteText: 'El agente aparece en tu sitio con tus colores.',
  closing: 'Empieza con un documento',
  closingText: 'Súbelo, haz una pregunta y mira de dónde viene la respuesta.',
} satisfies Translation<typeof english>
