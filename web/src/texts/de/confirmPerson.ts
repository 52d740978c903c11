import type { texts as english } from '../en/confirmPerson.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  yourPassword: 'Ihr Passwort',
  yourPasswordHint: 'Ihre Anmeldung ist über zehn Minuten her.',
  showPassword: 'Passwort anzeigen',
  passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
  passwordWrong: 'Dieses Passwort stimmt nicht.',
  confirmItIsYou: 'Bitte bestätigen Sie, dass Sie es sind: Ihre Anmeldung ist über zehn Minuten her.',
} satisfies Translation<typeof english>
