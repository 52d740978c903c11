import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Entwurf',
  live: 'Live',
  changesNotPublished: 'Änderungen nicht veröffentlicht',
  newAgent: 'Neuer Agent',
  upgradeForMore: 'Plan erweitern',
  agents: 'Agenten',
  searchAgents: 'Agenten durchsuchen',
  makeYourFirstAgent: 'Machen Sie Ihren ersten Agenten',
  firstAgentHint:
    'Ein Agent antwortet Ihren Besuchern aus dem, was Sie ihm beibringen. Beginnen Sie mit einer Vorlage, geben Sie ihm Ihre Dokumente, und probieren Sie ihn aus, bevor ihn jemand sieht.',
  roomTaken: '{count, number} von {most, plural, one {# Agent} other {# Agenten}}',
  agentsNotLoaded: 'Ihre Agenten konnten nicht geladen werden',
  brokenAgent: 'Agent {id} kann nicht gezeigt werden: Was davon gespeichert ist, ist unvollständig.',
  order: 'Reihenfolge',
  lastChanged: 'Zuletzt geändert',
  oldestFirst: 'Am längsten unverändert',
  byName: 'Name, A bis Z',
  byNameBackwards: 'Name, Z bis A',
  tryIt: 'Ausprobieren',
  conversations: 'Unterhaltungen',
  knowledge: 'Wissen',
  demoPage: 'Demoseite',
  copyAgentId: 'Agenten-ID kopieren',
  agentIdCopied: 'Kopiert',
  deleteAgent: 'Agent löschen',
  actionsOf: 'Aktionen für {agent}',
  nobodyHasAsked: 'Noch hat ihn niemand etwas gefragt.',
  notPublishedYet: 'Noch nicht veröffentlicht: Nur Sie können mit ihm sprechen.',
  conversationsInTwoWeeks:
    '{count, plural, =0 {Keine Unterhaltungen in 14 Tagen} one {# Unterhaltung in 14 Tagen} other {# Unterhaltungen in 14 Tagen}}',
  inTwoWeeks: '{count, number} in 14 Tagen',
  peopleWait: '{count, plural, one {# wartet} other {# warten}}',
  sampleGreeting: 'Hallo! Fragen Sie mich alles über unseren Laden.',
  duplicate: 'Duplizieren',
} satisfies Translation<typeof english>
