import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Borrador',
  live: 'En vivo',
  changesNotPublished: 'Cambios sin publicar',
  newAgent: 'Nuevo agente',
  upgradeForMore: 'Mejorar para tener más',
  agents: 'Agentes',
  searchAgents: 'Buscar agentes',
  makeYourFirstAgent: 'Crea tu primer agente',
  firstAgentHint:
    'Un agente responde a tus visitantes con lo que le enseñas. Empieza con una plantilla, dale tus documentos y pruébalo antes de que nadie lo vea.',
  roomTaken: '{count, number} de {most, plural, one {# agente} other {# agentes}}',
  agentsNotLoaded: 'No se han podido cargar tus agentes',
  brokenAgent: 'El agente {id} no se puede mostrar: lo que hay guardado de él no está completo.',
  order: 'Orden',
  lastChanged: 'Últimos cambios',
  oldestFirst: 'Más tiempo sin cambios',
  byName: 'Nombre, de la A a la Z',
  byNameBackwards: 'Nombre, de la Z a la A',
  tryIt: 'Probarlo',
  conversations: 'Conversaciones',
  knowledge: 'Conocimiento',
  demoPage: 'Página de demostración',
  copyAgentId: 'Copiar el ID del agente',
  agentIdCopied: 'Copiado',
  deleteAgent: 'Eliminar el agente',
  actionsOf: 'Acciones de {agent}',
  nobodyHasAsked: 'Nadie le ha preguntado nada todavía.',
  notPublishedYet: 'Aún sin publicar: solo tú puedes hablar con él.',
  conversationsInTwoWeeks:
    '{count, plural, =0 {Ninguna conversación en 14 días} one {# conversación en 14 días} other {# conversaciones en 14 días}}',
  inTwoWeeks: '{count, number} en 14 días',
  peopleWait: '{count, plural, one {# espera} other {# esperan}}',
  sampleGreeting: '¡Hola! Pregúntame lo que quieras sobre nuestra tienda.',
  duplicate: 'Duplicar',
} satisfies Translation<typeof english>
