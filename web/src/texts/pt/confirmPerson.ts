import type { texts as english } from '../en/confirmPerson.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  yourPassword: 'A sua senha',
  yourPasswordHint: 'Você entrou há mais de dez minutos.',
  showPassword: 'Mostrar senha',
  passwordMissing: 'Digite a sua senha.',
  passwordWrong: 'Esta senha não está certa.',
  confirmItIsYou: 'Confirme que é mesmo você: entrou há mais de dez minutos.',
} satisfies Translation<typeof english>
