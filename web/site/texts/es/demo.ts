import type { texts as english } from '../en/demo.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Demo',
  description: 'Habla con un agente publicado en el widget real.',
  heading: 'Pregúntale algo',
  lead: 'Este es el widget real con un agente real de una tienda inventada. Sus respuestas vienen de los documentos de la tienda.',
  leadWithoutAgent: 'Crea un agente en pocos minutos y habla con él en el chat de prueba antes que nadie.',
  chat: 'Chat de demostración',
  steps: 'Qué probar',
  knows: 'Algo que sabe',
  knowsText: 'Pregunta por envíos, devoluciones u horarios. Pulsa una fuente para ver el pasaje.',
  knowsNot: 'Algo que no sabe',
  knowsNotText: 'Lo dice, en lugar de inventar una respuesta.',
  language: 'Otro idioma',
  languageText: 'Pregunta en la tuya. El menú cambia el idioma del chat.',
  person: 'Una persona',
  personText: 'Di que quieres hablar con alguien y mira cómo el agente cede el paso.',
} satisfies Translation<typeof english>
