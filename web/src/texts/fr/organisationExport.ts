import type { texts as english } from '../en/organisationExport.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Tout exporter',
  lead: 'Un fichier ZIP avec les agents et leurs connaissances, les conversations, les leads, les clients, le crédit, les achats et les rapports. Les fichiers envoyés par les visiteurs n’y sont pas.',
  exportNow: 'Exporter l’organisation',
  stop: 'Arrêter',
  exportingAgent:
    'Agent {number, number} sur {agents, number} : {name}, {conversations, plural, one {# conversation} other {# conversations}}',
  exported: 'Organisation exportée.',
  notExported: 'L’organisation n’a pas été exportée. {reason}',
} satisfies Translation<typeof english>
