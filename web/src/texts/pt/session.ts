import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'Você saiu da conta.',
  signedIn: 'Você entrou na conta.',
  signInFailed: 'Ocorreu um erro ao entrar.',
} satisfies Translation<typeof english>
