import type { texts as english } from '../en/voiceAgent.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Agente de voz para tu sitio web',
  description: 'Los visitantes pulsan un botón y hablan con el mismo agente que responde en tu chat.',
  heading: 'Deja que los visitantes hablen con tu web',
  lead: 'El mismo agente, de viva voz: el visitante pulsa un botón y pregunta. Sin app, sin número de teléfono, sin esperas.',
  sceneQuestion: '¿Cuál de las dos lámparas da más luz?',
  sceneMute: 'Silenciar',
  sceneEnd: 'Colgar',
  features: 'Un agente, escrito o hablado',
  same: 'El mismo saber, las mismas herramientas',
  sameText:
    'Lo que has enseñado al agente en el chat lo sabe en la llamada. No hay que configurar nada dos veces.',
  words: 'Las palabras, en pantalla',
  wordsText: 'Los visitantes ven lo que se ha entendido mientras hablan, y la conversación sigue como chat.',
  waits: 'Espera su turno',
  waitsText: 'Elige el idioma que escucha y la pausa tras la que responde.',
  limits: 'Límites que pones tú',
  limitsText: 'Una duración máxima por llamada, para que ninguna cueste más de lo previsto.',
  phone: '¿Puede contestar nuestro teléfono?',
  phoneText: 'Todavía no. Las llamadas se hacen en el navegador; por ahora no vendemos números de teléfono.',
  minute: '¿Cuánto cuesta un minuto?',
  minuteText: 'Las llamadas se pagan con créditos, como las respuestas, y el recibo de cada una dice cuánto.',
  closing: 'Escúchalo tú mismo',
  closingText: 'Crea un agente, permite las llamadas en sus ajustes y llámalo desde el chat de prueba.',
} satisfies Translation<typeof english>
