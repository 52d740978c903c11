import type { ClientMailTexts } from './en.ts'

export const texts: ClientMailTexts = {
  loginCodeSubject: '{code} es tu código de acceso',
  loginCode: 'Tu código de acceso para {agency} es {code}. Sirve una vez, durante diez minutos.',
  notAsked: 'Si no lo has pedido, no tienes que hacer nada.',
  signUpCodeSubject: '{code} confirma tu dirección',
  signUpCode:
    'Tu código para {agency} es {code}. Escríbelo donde pediste el acceso. Sirve durante media hora.',
  haveAccountSubject: 'Ya tienes una cuenta',
  haveAccount:
    'Alguien ha pedido acceso a {agency} con tu dirección. Ya tienes una cuenta: inicia sesión con ella.',
  approvedSubject: 'Te damos la bienvenida a {agency}',
  approved: '{agency} te ha dado acceso. Inicia sesión con tu dirección y te enviaremos un código.',
  declinedSubject: 'Tu solicitud de acceso',
  declined: '{agency} no puede darte acceso por ahora. Responde a este correo si tienes preguntas.',
  approvalCodeSubject: '{code} firma tu aprobación',
  approvalCode: 'Tu código para aprobar cambios de {agency} es {code}. Sirve una vez, durante diez minutos.',
  approvalCodeHint: 'Escríbelo solo si quieres aprobar lo que has visto. Nadie te lo pedirá.',
  signIn: 'Iniciar sesión',
  personWantedSubject: 'Un visitante pide hablar con una persona',
  personWanted:
    'Un visitante de {agent} pide hablar con una persona. El agente sigue respondiendo hasta que alguien tome el relevo.',
  messageToPersonSubject: 'Un visitante espera tu respuesta',
  messageToPerson: 'Un visitante de {agent} ha escrito en una conversación que atiende una persona.',
  creditLowSubject: 'Te queda una quinta parte del crédito',
  creditLow: 'Tu organización ha usado el 80 % de su crédito.',
  creditNearlyGoneSubject: 'Tu crédito está casi agotado',
  creditNearlyGone:
    'A tu organización le queda el 5 % de su crédito. Cuando se agote, tus agentes dejarán de responder.',
  openConversation: 'Abrir la conversación',
  openDashboard: 'Abrir tu panel',
  moreNoticesSubject: 'Más avisos: {count}',
  moreNotices:
    'En la última hora hubo avisos que no te enviamos uno por uno: {count}. Los encuentras en tu panel.',
  notificationSettings: 'Recibes este correo por tus ajustes de notificaciones.',
  changeSettings: 'Cambiarlos',
  endMails: 'Dejar de recibir estos correos',
  endMailsHint:
    '{agency} te envía notificaciones por correo. Si las desactivas, no recibirás más; los códigos de acceso seguirán llegando.',
  mailsEnded: 'Desactivados',
  mailsEndedHint:
    'Ya no recibirás notificaciones por correo. Puedes cambiarlo en tus ajustes de notificaciones.',
  endMailsWrong: 'Esta dirección no está completa. Abre de nuevo el enlace del correo.',
  lookSubject: '{agency} está viendo tu panel',
  look: '{agency} ha abierto el panel de {organisation} durante 30 minutos como máximo.',
  lookReason: 'Motivo indicado: {reason}',
  lookLogged: 'Consta en el registro de tu organización. Si no lo esperabas, escríbenos.',
  approvalAskedSubject: 'Mira unos cambios, por favor',
  approvalAsked: 'Hay cambios de {agent} que esperan tu aprobación antes de que los vean los visitantes.',
  lookAtChanges: 'Ver los cambios',
  publishedUnapprovedSubject: 'Se publicaron cambios sin tu aprobación',
  publishedUnapproved: 'Se publicaron cambios de {agent} antes de que alguien de vosotros los aprobara.',
}
