import type { texts as english } from '../en/pricing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Precios',
  description:
    'Una base pequeña y luego el uso: planes, complementos y lo que cuesta una respuesta con cada modelo.',
  heading: 'Paga por respuestas, no por promesas',
  lead: 'Una base pequeña y luego lo que uses. Cada respuesta tiene su recibo.',
  net: 'Precios sin impuestos. Los que correspondan se muestran antes de pagar.',
  currency: 'Moneda',
  price: '<b>{price}</b> al mes',
  priceOrYear: '<b>{price}</b> al mes, o {year} al año',
  priceFrom: '<b>desde {price}</b> al mes',
  startFree: 'Empezar gratis',
  talkToUs: 'Habla con nosotros',
  monthCost: 'Lo que cuesta un mes',
  conversations: 'Conversaciones al mes',
  answers: 'Respuestas por conversación',
  model: 'Modelo',
  estimate: '<price></price> al mes con <i>{plan}</i>, por unos <credits></credits> créditos.',
  enough: 'Los créditos del plan bastan.',
  answerCost: 'Lo que cuesta una respuesta',
  answerCostText:
    'Pagas los tokens que un modelo lee y escribe. Una respuesta habitual lee unos {read, number} tokens (la pregunta, la conversación y algunos pasajes de tus documentos) y escribe {written, number}. El recibo de cada respuesta muestra las cifras exactas.',
  creditsPerAnswer: 'Créditos por respuesta',
  thousandAnswers: '1000 respuestas',
  ownKey: 'Con tu propia clave pagas a tu proveedor, y a nosotros una décima de crédito por respuesta.',
  addons: 'Complementos',
  addonPrice: '{price} al mes.',
  credit: '¿Qué es un crédito?',
  creditText:
    'La unidad de uso: 1000 créditos son un dólar estadounidense. Las respuestas, las llamadas y las notas de voz los gastan.',
  expire: '¿Caducan los créditos?',
  expireText: 'Los créditos que compras no caducan mientras exista tu espacio de trabajo.',
  limit: '¿Puedo poner un límite?',
  limitText:
    'Sí. La recarga automática tiene un límite mensual y, sin ella, los agentes se detienen cuando se acaba el crédito.',
  cancel: '¿Cómo cancelo?',
  cancelText: 'En el panel, en Facturación, cuando quieras. El plan sigue hasta el final del mes pagado.',
  closing: 'Mira tus propias cifras',
  closingText: 'Hazle diez preguntas a tu agente y lee los recibos.',
} satisfies Translation<typeof english>
