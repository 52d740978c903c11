import type { texts as english } from '../en/failures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  unauthenticated: 'Votre session est terminée. Connectez-vous de nouveau.',
  'permission-denied': 'Vous n’avez pas ce droit. Demandez au propriétaire de l’espace de travail.',
  'not-found': 'Ceci n’existe plus.',
  'invalid-argument': 'Quelque chose ne va pas dans ce formulaire.',
  'already-exists': 'Ceci existe déjà.',
  'failed-precondition': 'Ce n’est pas possible pour le moment.',
  'resource-exhausted': 'C’était un peu trop rapide. Attendez une minute et réessayez.',
  'email-not-verified': 'Confirmez d’abord votre adresse e-mail.',
  'agent-limit-reached': 'Votre offre n’a plus de place pour un autre agent.',
  'knowledge-limit-reached': 'Votre offre n’a plus de place pour d’autres connaissances.',
  'seat-limit-reached': 'Toutes les places sont prises',
  'file-too-large': 'Ce fichier est trop volumineux.',
  'file-type-not-allowed': 'Les fichiers de ce type ne sont pas acceptés ici.',
  'file-unreadable': 'Nous n’avons pas pu lire ce fichier.',
  'out-of-credits': 'Cet espace de travail n’a plus de crédits.',
  unavailable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  internal: 'Un problème est survenu',
} satisfies Translation<typeof english>
