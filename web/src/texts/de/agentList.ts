import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Entwurf',
  live: 'Live',
  changesNotPublished: 'Änderungen nicht veröffentlicht',
  newAgent: 'Neuer Agent',
  name: 'Name',
  upgradeForMore: 'Plan erweitern',
  agents: 'Agenten',
  searchAgents: 'Agenten durchsuchen',
  makeYourFirstAgent: 'Machen Sie Ihren ersten Agenten',
  firstAgentHint:
    'Ein Agent antwortet Ihren Besuchern aus dem, was Sie ihm beibringen. Beginnen Sie mit einer Vorlage, geben Sie ihm Ihre Dokumente, und probieren Sie ihn aus, bevor ihn jemand sieht.',
  state: 'Zustand',
  changed: 'Geändert',
  noDescriptionYet: 'Noch keine Beschreibung',
  roomTaken: '{count, number} von {most, plural, one {# Agent} other {# Agenten}}',
  agentsNotLoaded: 'Ihre Agenten konnten nicht geladen werden',
  brokenAgent: 'Agent {id} kann nicht gezeigt werden: Was davon gespeichert ist, ist unvollständig.',
} satisfies Translation<typeof english>
