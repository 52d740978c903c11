import type { texts as english } from '../en/valueReports.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  report: 'Relatório mensal',
  notLoaded: 'Não foi possível carregar o relatório',
  counting: 'O mês está sendo calculado.',
  wholeMonth: 'O mês inteiro, no fuso horário {zone}.',
  countedUntil: 'Calculado até {at}; o mês ainda não terminou. Fuso horário: {zone}.',
  monthBefore: 'Mês anterior',
  monthAfter: 'Mês seguinte',
  nothingHappened: 'Ninguém escreveu para estes agentes neste mês. Todos os números são zero.',
  conversations: 'Conversas',
  timeSaved: 'Tempo economizado',
  ratings: 'Avaliações',
  questions: 'Perguntas sem resposta',
  figure_answered: 'Respondidas',
  figure_outside: 'Fora do horário de funcionamento',
  figure_alone: 'Sem nenhuma pessoa',
  figure_handedOver: 'Passadas a uma pessoa',
  figure_leads: 'Contatos',
  figure_ratedUp: 'Avaliadas como úteis',
  figure_ratedDown: 'Avaliadas como pouco úteis',
  figure_unanswered: 'Conversas com alguma',
  figure_taught: 'Respondidas depois',
  figure_dismissed: 'Deixadas de lado',
  figure_open: 'Ainda em aberto',
  minutesSaved: 'Minutos economizados',
  minutesEach: '{minutes, plural, one {Estimativa: um minuto cada} other {Estimativa: # minutos cada}}',
  shareOfRated: '{share} das avaliadas',
  noHours:
    'Os clientes não veem quantas conversas chegaram fora do horário de funcionamento, porque as configurações da organização não têm nenhum.',
  noMinutes:
    'Os clientes não veem quantos minutos foram economizados, porque as configurações da organização não têm nenhuma estimativa.',
  figuresAlone: 'As conversas por trás dos números são mostradas a quem pode ver conversas.',
  byAgent: 'Por agente',
  agent: 'Agente',
  deletedAgent: 'Agente excluído',
  visitor: 'Visitante',
  listNotLoaded: 'Não foi possível carregar as conversas',
  showMore: 'Mostrar mais',
  goneSince:
    '{count, plural, one {Mais uma não está mais disponível.} other {Mais # não estão mais disponíveis.}}',
} satisfies Translation<typeof english>
