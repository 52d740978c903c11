import type { texts as english } from '../en/valueReports.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  report: 'Maandrapport',
  notLoaded: 'Het rapport kon niet worden geladen',
  counting: 'De maand wordt geteld.',
  wholeMonth: 'De hele maand, in de tijdzone {zone}.',
  countedUntil: 'Geteld tot {at}; de maand is nog niet voorbij. Tijdzone: {zone}.',
  monthBefore: 'Vorige maand',
  monthAfter: 'Volgende maand',
  nothingHappened: 'Niemand heeft deze agenten in deze maand geschreven. Alle cijfers zijn nul.',
  conversations: 'Gesprekken',
  timeSaved: 'Bespaarde tijd',
  ratings: 'Beoordelingen',
  questions: 'Vragen zonder antwoord',
  figure_answered: 'Beantwoord',
  figure_outside: 'Buiten de openingstijden',
  figure_alone: 'Zonder een persoon',
  figure_handedOver: 'Overgedragen aan een persoon',
  figure_leads: 'Leads',
  figure_ratedUp: 'Als nuttig beoordeeld',
  figure_ratedDown: 'Als niet nuttig beoordeeld',
  figure_unanswered: 'Gesprekken met zo’n vraag',
  figure_taught: 'Inmiddels beantwoord',
  figure_dismissed: 'Terzijde gelegd',
  figure_open: 'Nog open',
  minutesSaved: 'Bespaarde minuten',
  minutesEach:
    '{minutes, plural, one {Schatting: één minuut per gesprek} other {Schatting: # minuten per gesprek}}',
  shareOfRated: '{share} van de beoordeelde',
  noHours:
    'Klanten zien niet hoeveel gesprekken buiten de openingstijden kwamen, omdat er geen in de instellingen van de organisatie staan.',
  noMinutes:
    'Klanten zien niet hoeveel minuten er zijn bespaard, omdat er geen schatting in de instellingen van de organisatie staat.',
  figuresAlone: 'De gesprekken achter de cijfers zijn te zien voor mensen die gesprekken mogen zien.',
  byAgent: 'Per agent',
  agent: 'Agent',
  deletedAgent: 'Verwijderde agent',
  visitor: 'Bezoeker',
  listNotLoaded: 'De gesprekken konden niet worden geladen',
  showMore: 'Meer tonen',
  goneSince: '{count, plural, one {Nog één is} other {Nog # zijn}} niet meer beschikbaar.',
} satisfies Translation<typeof english>
