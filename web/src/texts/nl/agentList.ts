import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Concept',
  live: 'Live',
  changesNotPublished: 'Wijzigingen niet gepubliceerd',
  newAgent: 'Nieuwe agent',
  upgradeForMore: 'Uitbreiden voor meer',
  agents: 'Agenten',
  searchAgents: 'Agenten zoeken',
  makeYourFirstAgent: 'Maak uw eerste agent',
  firstAgentHint:
    'Een agent antwoordt uw bezoekers uit wat u hem leert. Begin met een sjabloon, geef hem uw documenten, en probeer hem uit voordat iemand hem ziet.',
  roomTaken: '{count, number} van {most, plural, one {# agent} other {# agenten}}',
  agentsNotLoaded: 'Uw agenten konden niet worden geladen',
  brokenAgent: 'Agent {id} kan niet worden getoond: wat ervan bewaard is, is niet compleet.',
  order: 'Volgorde',
  lastChanged: 'Laatst gewijzigd',
  oldestFirst: 'Langst ongewijzigd',
  byName: 'Naam, A tot Z',
  byNameBackwards: 'Naam, Z tot A',
  tryIt: 'Uitproberen',
  conversations: 'Gesprekken',
  knowledge: 'Kennis',
  demoPage: 'Demopagina',
  copyAgentId: 'Agent-ID kopiëren',
  agentIdCopied: 'Gekopieerd',
  deleteAgent: 'Agent verwijderen',
  actionsOf: 'Acties voor {agent}',
  nobodyHasAsked: 'Nog niemand heeft hem iets gevraagd.',
  notPublishedYet: 'Nog niet gepubliceerd: alleen jij kunt ermee praten.',
  conversationsInTwoWeeks:
    '{count, plural, =0 {Geen gesprekken in 14 dagen} one {# gesprek in 14 dagen} other {# gesprekken in 14 dagen}}',
  inTwoWeeks: '{count, number} in 14 dagen',
  peopleWait: '{count, plural, one {# wacht} other {# wachten}}',
  sampleGreeting: 'Hallo! Vraag me alles over onze winkel.',
  duplicate: 'Dupliceren',
} satisfies Translation<typeof english>
