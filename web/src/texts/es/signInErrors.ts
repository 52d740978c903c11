import type { texts as english } from '../en/signInErrors.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  failed: 'Se ha producido un error al iniciar sesión.',
  emailInUse: 'Ya existe una cuenta con este correo. Inicia sesión.',
  invalidEmail: 'Esto no es una dirección de correo.',
  weakPassword: 'Elige una contraseña más larga, de al menos 8 caracteres.',
  wrongCredential: 'El correo o la contraseña no son correctos.',
  disabled: 'Esta cuenta está desactivada.',
  tooManyTries: 'Demasiados intentos. Espera unos minutos o restablece tu contraseña.',
  unreachable: 'No podemos conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  windowClosed: 'La ventana de Google se cerró antes de iniciar sesión.',
  windowBlocked:
    'Tu navegador ha bloqueado la ventana de Google. Permite las ventanas emergentes para esta página e inténtalo de nuevo.',
  storageBlocked:
    'Tu navegador bloquea el almacenamiento de este sitio, así que no puedes mantener la sesión iniciada. Permite las cookies y los datos del sitio e inténtalo de nuevo.',
  linkExpired: 'Este enlace ha caducado. Pide uno nuevo.',
  linkBroken: 'Este enlace ya se ha usado o no está completo. Pide uno nuevo.',
  emulatorsNeedEmail: 'En los emuladores, escribe primero un correo: no hay ventana de Google.',
} satisfies Translation<typeof english>
