import type { texts as english } from '../en/workspaceMenu.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  workspace: 'Espace de travail',
  workspaceNamed: 'Espace de travail {name} {region}',
  currentWorkspace: 'Espace de travail actuel',
  settings: 'Réglages',
  newUser: '+ Nouvel utilisateur',
  newWorkspace: '+ Nouvel espace de travail',
  yourName: 'Votre nom',
  language: 'Langue',
  signOut: 'Se déconnecter',
  signOutFailed: 'Une erreur est survenue lors de la déconnexion.',
  credits: 'Crédits',
  creditsLow: 'Crédits<low> · peu</low>',
  tryAgain: 'Réessayer',
  upgradePlan: 'Améliorer l’offre',
  name: 'Nom',
  nameSaved: 'Nom enregistré.',
  nameNotLoaded: 'Votre nom n’a pas pu être chargé',
  saveName: 'Enregistrer le nom',
  whoSeesName:
    'Les collègues le voient, et les visiteurs quand vous leur répondez. Ce qui est déjà dit garde le nom avec lequel il a été dit.',
} satisfies Translation<typeof english>
