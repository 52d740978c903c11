import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Brouillon',
  live: 'En ligne',
  changesNotPublished: 'Changements non publiés',
  newAgent: 'Nouvel agent',
  upgradeForMore: 'Améliorer pour en avoir plus',
  agents: 'Agents',
  searchAgents: 'Rechercher des agents',
  makeYourFirstAgent: 'Créez votre premier agent',
  firstAgentHint:
    'Un agent répond à vos visiteurs à partir de ce que vous lui apprenez. Partez d’un modèle, donnez-lui vos documents, et essayez-le avant que quiconque le voie.',
  roomTaken: '{count, number} sur {most, plural, one {# agent} other {# agents}}',
  agentsNotLoaded: 'Vos agents n’ont pas pu être chargés',
  brokenAgent: 'L’agent {id} ne peut pas être affiché : ce qui en est conservé n’est pas complet.',
  order: 'Ordre',
  lastChanged: 'Derniers modifiés',
  oldestFirst: 'Inchangés depuis le plus longtemps',
  byName: 'Nom, de A à Z',
  byNameBackwards: 'Nom, de Z à A',
  tryIt: 'L’essayer',
  conversations: 'Conversations',
  knowledge: 'Connaissances',
  demoPage: 'Page de démonstration',
  copyAgentId: 'Copier l’ID de l’agent',
  agentIdCopied: 'Copié',
  deleteAgent: 'Supprimer l’agent',
  actionsOf: 'Actions pour {agent}',
  nobodyHasAsked: 'Personne ne lui a encore rien demandé.',
  notPublishedYet: 'Pas encore publié : vous seul pouvez lui parler.',
  conversationsInTwoWeeks:
    '{count, plural, =0 {Aucune conversation en 14 jours} one {# conversation en 14 jours} other {# conversations en 14 jours}}',
  inTwoWeeks: '{count, number} en 14 jours',
  peopleWait: '{count, plural, one {# attend} other {# attendent}}',
  sampleGreeting: 'Bonjour ! Posez-moi toutes vos questions sur notre boutique.',
  duplicate: 'Dupliquer',
} satisfies Translation<typeof english>
