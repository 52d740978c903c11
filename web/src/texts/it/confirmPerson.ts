import type { texts as english } from '../en/confirmPerson.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  yourPassword: 'La tua password',
  yourPasswordHint: 'Hai effettuato l’accesso più di dieci minuti fa.',
  showPassword: 'Mostra password',
  passwordMissing: 'Inserisci la tua password.',
  passwordWrong: 'Questa password non è giusta.',
  confirmItIsYou: 'Conferma che sei tu: hai effettuato l’accesso più di dieci minuti fa.',
} satisfies Translation<typeof english>
