import type { texts as english } from '../en/organisationExport.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Alles exporteren',
  lead: 'Een ZIP-bestand met de agenten en hun kennis, gesprekken, leads, klanten, tegoed, aankopen en rapporten. Bestanden van bezoekers zitten er niet in.',
  exportNow: 'Organisatie exporteren',
  stop: 'Stoppen',
  exportingAgent:
    'Agent {number, number} van {agents, number}: {name}, {conversations, plural, one {# gesprek} other {# gesprekken}}',
  exported: 'Organisatie geëxporteerd.',
  notExported: 'De organisatie is niet geëxporteerd. {reason}',
} satisfies Translation<typeof english>
