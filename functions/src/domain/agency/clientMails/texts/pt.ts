import type { ClientMailTexts } from './en.ts'

export const texts: ClientMailTexts = {
  loginCodeSubject: '{code} é o seu código de acesso',
  loginCode: 'O seu código de acesso para {agency} é {code}. Funciona uma vez, durante dez minutos.',
  notAsked: 'Se não o pediu, não precisa de fazer nada.',
  signUpCodeSubject: '{code} confirma o seu endereço',
  signUpCode:
    'O seu código para {agency} é {code}. Introduza-o onde pediu o acesso. Funciona durante meia hora.',
  haveAccountSubject: 'Já tem uma conta',
  haveAccount: 'Alguém pediu acesso a {agency} com o seu endereço. Já tem uma conta: inicie sessão com ela.',
  approvedSubject: 'Boas-vindas a {agency}',
  approved: '{agency} deu-lhe acesso. Inicie sessão com o seu endereço e enviamos-lhe um código.',
  declinedSubject: 'O seu pedido de acesso',
  declined: '{agency} não lhe pode dar acesso de momento. Responda a este e-mail se tiver perguntas.',
  approvalCodeSubject: '{code} assina a sua aprovação',
  approvalCode:
    'O seu código para aprovar alterações para {agency} é {code}. Funciona uma vez, durante dez minutos.',
  approvalCodeHint: 'Introduza-o apenas se quiser aprovar o que viu. Ninguém lho vai pedir.',
  signIn: 'Iniciar sessão',
  personWantedSubject: 'Um visitante pede uma pessoa',
  personWanted:
    'Um visitante de {agent} pede uma pessoa. O agente continua a responder até que alguém assuma.',
  messageToPersonSubject: 'Um visitante espera pela sua resposta',
  messageToPerson: 'Um visitante de {agent} escreveu numa conversa em que responde uma pessoa.',
  creditLowSubject: 'Resta um quinto do seu crédito',
  creditLow: 'A sua organização usou 80 % do seu crédito.',
  creditNearlyGoneSubject: 'O seu crédito está quase a acabar',
  creditNearlyGone:
    'Restam 5 % do crédito da sua organização. Quando acabar, os seus agentes deixam de responder.',
  openConversation: 'Abrir a conversa',
  openDashboard: 'Abrir o painel',
  moreNoticesSubject: 'Mais avisos: {count}',
  moreNotices: 'Na última hora houve avisos que não enviámos um a um: {count}. Estão no painel.',
  notificationSettings: 'Recebe este e-mail devido às suas definições de notificações.',
  changeSettings: 'Alterá-las',
  endMails: 'Deixar de receber estes e-mails',
  endMailsHint:
    '{agency} envia-lhe notificações por e-mail. Se as desativar, não receberá mais nenhuma; os códigos de início de sessão continuam a chegar.',
  mailsEnded: 'Desativadas',
  mailsEndedHint:
    'Não receberá mais notificações por e-mail. Pode alterar isso nas suas definições de notificações.',
  endMailsWrong: 'Este endereço não está completo. Abra novamente a ligação do e-mail.',
  lookSubject: '{agency} está a ver o seu painel',
  look: '{agency} abriu o painel de {organisation} durante 30 minutos, no máximo.',
  lookReason: 'Motivo indicado: {reason}',
  lookLogged: 'Fica no registo da sua organização. Se não o esperava, escreva-nos.',
  approvalAskedSubject: 'Veja algumas alterações, por favor',
  approvalAsked: 'Alterações de {agent} aguardam sua aprovação antes que os visitantes as vejam.',
  lookAtChanges: 'Ver as alterações',
  publishedUnapprovedSubject: 'Alterações foram publicadas sem sua aprovação',
  publishedUnapproved: 'Alterações de {agent} foram publicadas antes que alguém de vocês as aprovasse.',
}
