import type { texts as english } from '../en/valueReports.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  report: 'Informe mensual',
  notLoaded: 'No se ha podido cargar el informe',
  counting: 'Se está calculando el mes.',
  wholeMonth: 'El mes completo, en la zona horaria {zone}.',
  countedUntil: 'Calculado hasta el {at}; el mes aún no ha terminado. Zona horaria: {zone}.',
  monthBefore: 'Mes anterior',
  monthAfter: 'Mes siguiente',
  nothingHappened: 'Nadie ha escrito a estos agentes este mes. Todas las cifras son cero.',
  conversations: 'Conversaciones',
  timeSaved: 'Tiempo ahorrado',
  ratings: 'Valoraciones',
  questions: 'Preguntas sin respuesta',
  figure_answered: 'Respondidas',
  figure_outside: 'Fuera del horario de atención',
  figure_alone: 'Sin ninguna persona',
  figure_handedOver: 'Pasadas a una persona',
  figure_leads: 'Contactos',
  figure_ratedUp: 'Valoradas como útiles',
  figure_ratedDown: 'Valoradas como poco útiles',
  figure_unanswered: 'Conversaciones con alguna',
  figure_taught: 'Respondidas después',
  figure_dismissed: 'Apartadas',
  figure_open: 'Aún abiertas',
  minutesSaved: 'Minutos ahorrados',
  minutesEach:
    '{minutes, plural, one {Estimación: un minuto cada una} other {Estimación: # minutos cada una}}',
  shareOfRated: '{share} de las valoradas',
  noHours:
    'Los clientes no ven cuántas conversaciones llegaron fuera del horario de atención, porque los ajustes de la organización no tienen ninguno.',
  noMinutes:
    'Los clientes no ven cuántos minutos se ahorraron, porque los ajustes de la organización no tienen ninguna estimación.',
  figuresAlone: 'Las conversaciones detrás de las cifras las ven quienes tienen acceso a las conversaciones.',
  byAgent: 'Por agente',
  agent: 'Agente',
  deletedAgent: 'Agente eliminado',
  visitor: 'Visitante',
  listNotLoaded: 'No se han podido cargar las conversaciones',
  showMore: 'Mostrar más',
  goneSince: '{count, plural, one {Otra ya no está disponible.} other {Otras # ya no están disponibles.}}',
} satisfies Translation<typeof english>
