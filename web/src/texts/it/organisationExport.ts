import type { texts as english } from '../en/organisationExport.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Esporta tutto',
  lead: 'Un file ZIP con gli agenti e le loro conoscenze, conversazioni, lead, clienti, credito, acquisti e report. I file inviati dai visitatori non sono inclusi.',
  exportNow: 'Esporta organizzazione',
  stop: 'Interrompi',
  exportingAgent:
    'Agente {number, number} di {agents, number}: {name}, {conversations, plural, one {# conversazione} other {# conversazioni}}',
  exported: 'Organizzazione esportata.',
  notExported: 'L’organizzazione non è stata esportata. {reason}',
} satisfies Translation<typeof english>
