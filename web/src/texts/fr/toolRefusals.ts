import type { texts as english } from '../en/toolRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  toolNameWrong: 'Utilisez des minuscules, des chiffres et _, en commençant par une lettre : order_status.',
  toolNameTaken: 'Une autre fonction de cet espace de travail porte ce nom.',
  toolHasChanged:
    '{name} a enregistré cette fonction depuis que vous l’avez ouverte. Vos modifications sont toujours là : comparez les deux.',
  tooManyTools: 'Un espace de travail a au plus {most, number} fonctions. Supprimez-en une d’abord.',
  toolKeyWrong: 'Utilisez des lettres, des chiffres et _, en commençant par une lettre.',
  toolKeyTwice: 'Ce nom existe déjà.',
  toolNeedsChoices: 'Veuillez indiquer au moins un choix.',
  toolAddressWrong: 'Veuillez entrer une adresse qui commence par https:// et sans paramètre dans l’hôte.',
  toolQueryInRows: 'Ce qui suit le ? va dans les lignes ci-dessous.',
  toolPathNeedsValue: 'Le paramètre {name} fait partie de l’adresse : il doit être obligatoire.',
  toolSlotUnknown: 'Il n’y a pas de paramètre {name}. Ajoutez-le ou retirez-le ici.',
  toolHeaderWrong: 'Ce ne peut être le nom d’un en-tête à vous.',
  toolHeaderOneLine: 'Un en-tête est une ligne de caractères usuels.',
  toolBodyWrong: 'Ce n’est pas du JSON. Un paramètre tient lieu de valeur, sans guillemets.',
  toolCredentialGone: 'Ces identifiants ont été supprimés. Choisissez-en d’autres.',
  toolHostNotListed:
    'Ces identifiants ne peuvent pas être envoyés à {host}. Ajoutez-y l’hôte ou choisissez-en d’autres.',
  credentialHostWrong: 'Veuillez entrer un hôte tel que api.example.com.',
  credentialSecretWrong: 'Une clé est une ligne de caractères usuels.',
  credentialFieldWrong: 'Cela ne peut pas être envoyé comme nom.',
  credentialNeedsSecret: 'Veuillez saisir à nouveau la clé : elle serait envoyée ailleurs ou autrement.',
  credentialInUse: 'La fonction {name} utilise ces identifiants. Choisissez-en d’abord d’autres là-bas.',
  tooManyCredentials: 'Un espace de travail a au plus {most, number} identifiants. Supprimez-en d’abord.',
  credentialsAreOff: 'Cette installation ne conserve pas d’identifiants.',
}
