import type { texts as english } from '../en/session.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  signedOut: 'La session est terminée.',
  signedIn: 'Vous êtes connecté.',
  signInFailed: 'Une erreur est survenue lors de la connexion.',
} satisfies Translation<typeof english>
