import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Brouillon',
  live: 'En ligne',
  changesNotPublished: 'Changements non publiés',
  newAgent: 'Nouvel agent',
  name: 'Nom',
  upgradeForMore: 'Améliorer pour en avoir plus',
  agents: 'Agents',
  searchAgents: 'Rechercher des agents',
  makeYourFirstAgent: 'Créez votre premier agent',
  firstAgentHint:
    'Un agent répond à vos visiteurs à partir de ce que vous lui apprenez. Partez d’un modèle, donnez-lui vos documents, et essayez-le avant que quiconque le voie.',
  state: 'État',
  changed: 'Modifié',
  noDescriptionYet: 'Pas encore de description',
  roomTaken: '{count, number} sur {most, plural, one {# agent} other {# agents}}',
  agentsNotLoaded: 'Vos agents n’ont pas pu être chargés',
  brokenAgent: 'L’agent {id} ne peut pas être affiché : ce qui en est conservé n’est pas complet.',
} satisfies Translation<typeof english>
