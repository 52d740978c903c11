import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Concept',
  live: 'Live',
  changesNotPublished: 'Wijzigingen niet gepubliceerd',
  newAgent: 'Nieuwe agent',
  name: 'Naam',
  upgradeForMore: 'Uitbreiden voor meer',
  agents: 'Agenten',
  searchAgents: 'Agenten zoeken',
  makeYourFirstAgent: 'Maak uw eerste agent',
  firstAgentHint:
    'Een agent antwoordt uw bezoekers uit wat u hem leert. Begin met een sjabloon, geef hem uw documenten, en probeer hem uit voordat iemand hem ziet.',
  state: 'Status',
  changed: 'Gewijzigd',
  noDescriptionYet: 'Nog geen beschrijving',
  roomTaken: '{count, number} van {most, plural, one {# agent} other {# agenten}}',
  agentsNotLoaded: 'Uw agenten konden niet worden geladen',
  brokenAgent: 'Agent {id} kan niet worden getoond: wat ervan bewaard is, is niet compleet.',
} satisfies Translation<typeof english>
