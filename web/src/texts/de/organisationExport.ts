import type { texts as english } from '../en/organisationExport.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Alles exportieren',
  lead: 'Eine ZIP-Datei mit den Agenten und ihrem Wissen, Gesprächen, Leads, Kunden, Guthaben, Käufen und Berichten. Dateien von Besuchern sind nicht enthalten.',
  exportNow: 'Organisation exportieren',
  stop: 'Abbrechen',
  exportingAgent:
    'Agent {number, number} von {agents, number}: {name}, {conversations, plural, one {# Gespräch} other {# Gespräche}}',
  exported: 'Organisation exportiert.',
  notExported: 'Die Organisation wurde nicht exportiert. {reason}',
} satisfies Translation<typeof english>
