import type { texts as english } from '../en/confirmPerson.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  yourPassword: 'A sua palavra-passe',
  yourPasswordHint: 'Iniciou sessão há mais de dez minutos.',
  showPassword: 'Mostrar palavra-passe',
  passwordMissing: 'Introduza a sua palavra-passe.',
  passwordWrong: 'Esta palavra-passe não está certa.',
  confirmItIsYou: 'Confirme que é mesmo você: iniciou sessão há mais de dez minutos.',
} satisfies Translation<typeof english>
