import type { texts as english } from '../en/confirmPerson.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  yourPassword: 'Tu contraseña',
  yourPasswordHint: 'Iniciaste sesión hace más de diez minutos.',
  showPassword: 'Mostrar la contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  passwordWrong: 'Esta contraseña no es correcta.',
  confirmItIsYou: 'Confirma que eres tú: iniciaste sesión hace más de diez minutos.',
} satisfies Translation<typeof english>
