import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Bozza',
  live: 'Online',
  changesNotPublished: 'Modifiche non pubblicate',
  newAgent: 'Nuovo agente',
  name: 'Nome',
  upgradeForMore: 'Migliora per averne di più',
  agents: 'Agenti',
  searchAgents: 'Cerca agenti',
  makeYourFirstAgent: 'Crea il tuo primo agente',
  firstAgentHint:
    'Un agente risponde ai tuoi visitatori con ciò che gli insegni. Parti da un modello, dagli i tuoi documenti e provalo prima che qualcuno lo veda.',
  state: 'Stato',
  changed: 'Modificato',
  noDescriptionYet: 'Ancora nessuna descrizione',
  roomTaken: '{count, number} di {most, plural, one {# agente} other {# agenti}}',
  agentsNotLoaded: 'Non è stato possibile caricare i tuoi agenti',
  brokenAgent: 'L’agente {id} non può essere mostrato: ciò che ne è conservato non è completo.',
} satisfies Translation<typeof english>
