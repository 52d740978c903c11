import type { texts as english } from '../en/valueReports.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  report: 'Rapport mensuel',
  notLoaded: 'Le rapport n’a pas pu être chargé',
  counting: 'Le mois est en cours de calcul.',
  wholeMonth: 'Le mois entier, dans le fuseau horaire {zone}.',
  countedUntil: 'Calculé jusqu’au {at} ; le mois n’est pas terminé. Fuseau horaire : {zone}.',
  monthBefore: 'Mois précédent',
  monthAfter: 'Mois suivant',
  nothingHappened: 'Personne n’a écrit à ces agents ce mois-ci. Tous les chiffres sont à zéro.',
  conversations: 'Conversations',
  timeSaved: 'Temps gagné',
  ratings: 'Évaluations',
  questions: 'Questions sans réponse',
  figure_answered: 'Ayant reçu une réponse',
  figure_outside: 'En dehors des heures d’ouverture',
  figure_alone: 'Sans intervention humaine',
  figure_handedOver: 'Transmises à une personne',
  figure_leads: 'Contacts',
  figure_ratedUp: 'Jugées utiles',
  figure_ratedDown: 'Jugées peu utiles',
  figure_unanswered: 'Conversations concernées',
  figure_taught: 'Réponse ajoutée depuis',
  figure_dismissed: 'Mises de côté',
  figure_open: 'Encore ouvertes',
  minutesSaved: 'Minutes gagnées',
  minutesEach:
    '{minutes, plural, one {Estimation : une minute chacune} other {Estimation : # minutes chacune}}',
  shareOfRated: '{share} des évaluées',
  noHours:
    'Les clients ne voient pas combien de conversations sont arrivées en dehors des heures d’ouverture, car les paramètres de l’organisation n’en contiennent pas.',
  noMinutes:
    'Les clients ne voient pas combien de minutes ont été gagnées, car les paramètres de l’organisation ne contiennent pas d’estimation.',
  figuresAlone:
    'Les conversations derrière les chiffres sont visibles par les personnes qui ont accès aux conversations.',
  byAgent: 'Par agent',
  agent: 'Agent',
  deletedAgent: 'Agent supprimé',
  visitor: 'Visiteur',
  listNotLoaded: 'Les conversations n’ont pas pu être chargées',
  showMore: 'Afficher plus',
  goneSince:
    '{count, plural, one {Une autre n’est plus disponible.} other {# autres ne sont plus disponibles.}}',
  deletedSince: 'Supprimée depuis le décompte',
} satisfies Translation<typeof english>
