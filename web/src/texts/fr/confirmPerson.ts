import type { texts as english } from '../en/confirmPerson.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  yourPassword: 'Votre mot de passe',
  yourPasswordHint: 'Votre connexion date de plus de dix minutes.',
  showPassword: 'Afficher le mot de passe',
  passwordMissing: 'Veuillez saisir votre mot de passe.',
  passwordWrong: 'Ce mot de passe est incorrect.',
  confirmItIsYou:
    'Veuillez confirmer qu’il s’agit bien de vous : votre connexion date de plus de dix minutes.',
} satisfies Translation<typeof english>
