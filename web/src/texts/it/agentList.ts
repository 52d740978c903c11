import type { texts as english } from '../en/agentList.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  draft: 'Bozza',
  live: 'Online',
  changesNotPublished: 'Modifiche non pubblicate',
  newAgent: 'Nuovo agente',
  upgradeForMore: 'Migliora per averne di più',
  agents: 'Agenti',
  searchAgents: 'Cerca agenti',
  makeYourFirstAgent: 'Crea il tuo primo agente',
  firstAgentHint:
    'Un agente risponde ai tuoi visitatori con ciò che gli insegni. Parti da un modello, dagli i tuoi documenti e provalo prima che qualcuno lo veda.',
  roomTaken: '{count, number} di {most, plural, one {# agente} other {# agenti}}',
  agentsNotLoaded: 'Non è stato possibile caricare i tuoi agenti',
  brokenAgent: 'L’agente {id} non può essere mostrato: ciò che ne è conservato non è completo.',
  order: 'Ordine',
  lastChanged: 'Ultimi modificati',
  oldestFirst: 'Da più tempo senza modifiche',
  byName: 'Nome, dalla A alla Z',
  byNameBackwards: 'Nome, dalla Z alla A',
  tryIt: 'Provalo',
  conversations: 'Conversazioni',
  knowledge: 'Conoscenza',
  demoPage: 'Pagina demo',
  copyAgentId: 'Copia l’ID dell’agente',
  agentIdCopied: 'Copiato',
  deleteAgent: 'Elimina l’agente',
  actionsOf: 'Azioni per {agent}',
  nobodyHasAsked: 'Nessuno gli ha ancora chiesto nulla.',
  notPublishedYet: 'Non ancora pubblicato: solo tu puoi parlarci.',
  conversationsInTwoWeeks:
    '{count, plural, =0 {Nessuna conversazione in 14 giorni} one {# conversazione in 14 giorni} other {# conversazioni in 14 giorni}}',
  inTwoWeeks: '{count, number} in 14 giorni',
  peopleWait: '{count, plural, one {# in attesa} other {# in attesa}}',
  sampleGreeting: 'Ciao! Chiedimi qualsiasi cosa sul nostro negozio.',
  duplicate: 'Duplica',
} satisfies Translation<typeof english>
