import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Rascunho',
  live: 'No ar',
  changesNotPublished: 'Mudanças não publicadas',
  newAgent: 'Novo agente',
  name: 'Nome',
  upgradeForMore: 'Melhorar para ter mais',
  agents: 'Agentes',
  searchAgents: 'Buscar agentes',
  makeYourFirstAgent: 'Crie o seu primeiro agente',
  firstAgentHint:
    'Um agente responde aos seus visitantes com o que você ensina a ele. Comece com um modelo, dê a ele seus documentos e teste antes que alguém o veja.',
  state: 'Estado',
  changed: 'Alterado',
  noDescriptionYet: 'Ainda sem descrição',
  roomTaken: '{count, number} de {most, plural, one {# agente} other {# agentes}}',
  agentsNotLoaded: 'Não foi possível carregar os seus agentes',
  brokenAgent: 'O agente {id} não pode ser mostrado: o que está guardado dele não está completo.',
} satisfies Translation<typeof english>
