import type { texts as english } from '../en/valueReports.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  report: 'Rapporto mensile',
  notLoaded: 'Non è stato possibile caricare il rapporto',
  counting: 'Il mese è in fase di calcolo.',
  wholeMonth: 'Tutto il mese, nel fuso orario {zone}.',
  countedUntil: 'Calcolato fino al {at}; il mese non è ancora finito. Fuso orario: {zone}.',
  monthBefore: 'Mese precedente',
  monthAfter: 'Mese successivo',
  nothingHappened: 'Nessuno ha scritto a questi agenti in questo mese. Tutte le cifre sono zero.',
  conversations: 'Conversazioni',
  timeSaved: 'Tempo risparmiato',
  ratings: 'Valutazioni',
  questions: 'Domande senza risposta',
  figure_answered: 'Con risposta',
  figure_outside: 'Fuori dall’orario di apertura',
  figure_alone: 'Senza una persona',
  figure_handedOver: 'Passate a una persona',
  figure_leads: 'Contatti',
  figure_ratedUp: 'Valutate come utili',
  figure_ratedDown: 'Valutate come non utili',
  figure_unanswered: 'Conversazioni con una di queste',
  figure_taught: 'Risolte in seguito',
  figure_dismissed: 'Messe da parte',
  figure_open: 'Ancora aperte',
  minutesSaved: 'Minuti risparmiati',
  minutesEach: '{minutes, plural, one {Stima: un minuto ciascuna} other {Stima: # minuti ciascuna}}',
  shareOfRated: '{share} di quelle valutate',
  noHours:
    'I clienti non vedono quante conversazioni sono arrivate fuori dall’orario di apertura, perché nelle impostazioni dell’organizzazione non ce n’è uno.',
  noMinutes:
    'I clienti non vedono quanti minuti sono stati risparmiati, perché nelle impostazioni dell’organizzazione non c’è una stima.',
  figuresAlone: 'Le conversazioni dietro le cifre sono visibili a chi può vedere le conversazioni.',
  byAgent: 'Per agente',
  agent: 'Agente',
  deletedAgent: 'Agente eliminato',
  visitor: 'Visitatore',
  listNotLoaded: 'Non è stato possibile caricare le conversazioni',
  showMore: 'Mostra altro',
  goneSince:
    '{count, plural, one {Un’altra non è più disponibile.} other {Altre # non sono più disponibili.}}',
} satisfies Translation<typeof english>
