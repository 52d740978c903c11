import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Aquí todavía no hay nada',
  nobodyHereHint: 'Esta dirección no está en uso. Si es nueva, inténtalo de nuevo en unos minutos.',
  signIn: 'Iniciar sesión',
  enterEmailAndPassword: 'Introduce tu correo electrónico y tu contraseña.',
  emailLoginCode: 'Recibir un código por correo',
  codeSent: 'Hemos enviado un código a <b>{email}</b>. Sirve una vez, durante diez minutos.',
  loginCode: 'Código de acceso',
  codeMissing: 'Introduce las seis cifras del código.',
  resendCode: 'Reenviar el código',
  cancel: 'Cancelar',
  signingIn: 'Iniciando sesión…',
  signedInAlready: 'Ya has iniciado sesión',
  signedInAlreadyHint: 'El enlace inicia la sesión de su propia cuenta en lugar de la que está abierta aquí.',
  staySignedIn: 'Seguir con esta sesión',
  signInWithLink: 'Iniciar sesión con el enlace',
  noAccount: '¿Aún no tienes cuenta? <link>Pedir acceso</link>',
  website: 'Sitio web',
  support: 'Soporte',
  terms: 'Condiciones de servicio',
  privacy: 'Política de privacidad',
  gdpr: 'RGPD de la UE',
  copyright: '© {year} <b>{name}</b>',
} satisfies Translation<typeof english>
