import type { texts as english } from '../en/signInErrors.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  failed: 'Une erreur est survenue lors de la connexion.',
  emailInUse: 'Il existe déjà un compte avec cet e-mail. Connectez-vous plutôt.',
  invalidEmail: 'Ce n’est pas une adresse e-mail.',
  weakPassword: 'Choisissez un mot de passe plus long, d’au moins 8 caractères.',
  wrongCredential: 'L’e-mail ou le mot de passe est incorrect.',
  disabled: 'Ce compte a été désactivé.',
  tooManyTries: 'Trop d’essais. Attendez quelques minutes, ou réinitialisez votre mot de passe.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  windowClosed: 'La fenêtre Google a été fermée avant la connexion.',
  windowBlocked:
    'Votre navigateur a bloqué la fenêtre Google. Autorisez les pop-ups pour cette page et réessayez.',
  storageBlocked:
    'Votre navigateur bloque le stockage pour ce site : vous ne pouvez pas rester connecté. Autorisez les cookies et les données de site, puis réessayez.',
  linkExpired: 'Ce lien a expiré. Demandez-en un nouveau.',
  linkBroken: 'Ce lien a déjà servi, ou n’est pas complet. Demandez-en un nouveau.',
  emulatorsNeedEmail: 'Sur les émulateurs, saisissez d’abord un e-mail : il n’y a pas de fenêtre Google.',
} satisfies Translation<typeof english>
