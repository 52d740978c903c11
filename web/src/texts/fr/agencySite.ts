import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Il n’y a encore rien ici',
  nobodyHereHint: 'Cette adresse n’est pas utilisée. Si elle est nouvelle, réessayez dans quelques minutes.',
  signIn: 'Se connecter',
  enterEmailAndPassword: 'Veuillez saisir votre adresse e-mail et votre mot de passe.',
  emailLoginCode: 'Recevoir un code par e-mail',
  codeSent: 'Nous avons envoyé un code à <b>{email}</b>. Il est valable une fois, pendant dix minutes.',
  loginCode: 'Code de connexion',
  codeMissing: 'Saisissez les six chiffres du code.',
  resendCode: 'Renvoyer le code',
  cancel: 'Annuler',
  signingIn: 'Connexion en cours…',
  signedInAlready: 'Vous êtes déjà connecté',
  signedInAlreadyHint: 'Le lien connecte son propre compte à la place de celui qui est connecté ici.',
  staySignedIn: 'Rester connecté',
  signInWithLink: 'Se connecter avec le lien',
  noAccount: 'Pas encore de compte ? <link>Demander un accès</link>',
  website: 'Site web',
  support: 'Assistance',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  gdpr: 'RGPD de l’UE',
  copyright: '© {year} <b>{name}</b>',
} satisfies Translation<typeof english>
