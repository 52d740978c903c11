import type { texts as english } from '../en/signUp.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Pedir acceso',
  lead: '<b>{name}</b> decide quién entra. Te avisará por correo.',
  name: 'Tu nombre',
  company: 'Empresa',
  message: 'Mensaje',
  messageHint: 'Opcional. Qué necesitas o a quién conoces aquí.',
  missing: 'Rellena este campo.',
  send: 'Continuar',
  haveAccount: '¿Tienes cuenta? <link>Iniciar sesión</link>',
  codeSent: 'Hemos enviado un código a <b>{email}</b>. Sirve durante media hora.',
  code: 'Código',
  codeMissing: 'Escribe las seis cifras del código.',
  confirm: 'Enviar solicitud',
  back: 'Atrás',
  sent: 'Tu solicitud se ha enviado',
  sentHint: '<b>{name}</b> responde por correo a <b>{email}</b>.',
  toSignIn: 'Ir al inicio de sesión',
} satisfies Translation<typeof english>
