import type { texts as english } from '../en/signUp.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Demander un accès',
  lead: '<b>{name}</b> décide qui obtient un accès. Vous serez prévenu par e-mail.',
  name: 'Votre nom',
  company: 'Entreprise',
  message: 'Message',
  messageHint: 'Facultatif. Ce dont vous avez besoin, ou qui vous connaissez ici.',
  missing: 'Veuillez remplir ce champ.',
  send: 'Continuer',
  haveAccount: 'Vous avez un compte ? <link>Se connecter</link>',
  codeSent: 'Nous avons envoyé un code à <b>{email}</b>. Il est valable une demi-heure.',
  code: 'Code',
  codeMissing: 'Saisissez les six chiffres du code.',
  confirm: 'Envoyer la demande',
  back: 'Retour',
  sent: 'Votre demande est envoyée',
  sentHint: '<b>{name}</b> répond par e-mail à <b>{email}</b>.',
  toSignIn: 'Vers la connexion',
} satisfies Translation<typeof english>
