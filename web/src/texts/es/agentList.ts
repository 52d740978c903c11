import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Borrador',
  live: 'En vivo',
  changesNotPublished: 'Cambios sin publicar',
  newAgent: 'Nuevo agente',
  name: 'Nombre',
  upgradeForMore: 'Mejorar para tener más',
  agents: 'Agentes',
  searchAgents: 'Buscar agentes',
  makeYourFirstAgent: 'Crea tu primer agente',
  firstAgentHint:
    'Un agente responde a tus visitantes con lo que le enseñas. Empieza con una plantilla, dale tus documentos y pruébalo antes de que nadie lo vea.',
  state: 'Estado',
  changed: 'Cambiado',
  noDescriptionYet: 'Aún sin descripción',
  roomTaken: '{count, number} de {most, plural, one {# agente} other {# agentes}}',
  agentsNotLoaded: 'No se han podido cargar tus agentes',
  brokenAgent: 'El agente {id} no se puede mostrar: lo que hay guardado de él no está completo.',
} satisfies Translation<typeof english>
