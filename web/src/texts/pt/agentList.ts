import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Rascunho',
  live: 'No ar',
  changesNotPublished: 'Mudanças não publicadas',
  newAgent: 'Novo agente',
  upgradeForMore: 'Melhorar para ter mais',
  agents: 'Agentes',
  searchAgents: 'Buscar agentes',
  makeYourFirstAgent: 'Crie o seu primeiro agente',
  firstAgentHint:
    'Um agente responde aos seus visitantes com o que você ensina a ele. Comece com um modelo, dê a ele seus documentos e teste antes que alguém o veja.',
  roomTaken: '{count, number} de {most, plural, one {# agente} other {# agentes}}',
  agentsNotLoaded: 'Não foi possível carregar os seus agentes',
  brokenAgent: 'O agente {id} não pode ser mostrado: o que está salvo dele não está completo.',
  order: 'Ordem',
  lastChanged: 'Últimas alterações',
  oldestFirst: 'Há mais tempo sem alterações',
  byName: 'Nome, de A a Z',
  byNameBackwards: 'Nome, de Z a A',
  tryIt: 'Experimentar',
  conversations: 'Conversas',
  knowledge: 'Conhecimento',
  demoPage: 'Página de demonstração',
  copyAgentId: 'Copiar o ID do agente',
  agentIdCopied: 'Copiado',
  deleteAgent: 'Excluir o agente',
  actionsOf: 'Ações de {agent}',
  nobodyHasAsked: 'Ninguém perguntou nada a ele ainda.',
  notPublishedYet: 'Ainda não publicado: só você pode falar com ele.',
  conversationsInTwoWeeks:
    '{count, plural, =0 {Nenhuma conversa em 14 dias} one {# conversa em 14 dias} other {# conversas em 14 dias}}',
  inTwoWeeks: '{count, number} em 14 dias',
  peopleWait: '{count, plural, one {# espera} other {# esperam}}',
  sampleGreeting: 'Olá! Pergunte-me qualquer coisa sobre a nossa loja.',
  duplicate: 'Duplicar',
} satisfies Translation<typeof english>
