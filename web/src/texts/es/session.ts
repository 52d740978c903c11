import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'Has cerrado la sesión.',
  signedIn: 'Has iniciado sesión.',
  signInFailed: 'Se ha producido un error al iniciar sesión.',
} satisfies Translation<typeof english>
