import type { texts as english } from '../en/workspaceMenu.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  workspace: 'Werkruimte',
  workspaceNamed: 'Werkruimte {name} {region}',
  currentWorkspace: 'Huidige werkruimte',
  settings: 'Instellingen',
  newUser: '+ Nieuwe gebruiker',
  newWorkspace: '+ Nieuwe werkruimte',
  yourName: 'Uw naam',
  language: 'Taal',
  signOut: 'Uitloggen',
  signOutFailed: 'Er is een fout opgetreden bij het uitloggen.',
  credits: 'Credits',
  creditsLow: 'Credits<low> · weinig</low>',
  tryAgain: 'Opnieuw proberen',
  upgradePlan: 'Abonnement uitbreiden',
  name: 'Naam',
  nameSaved: 'Naam opgeslagen.',
  nameNotLoaded: 'Uw naam kon niet worden geladen',
  saveName: 'Naam opslaan',
  whoSeesName:
    'Collega’s zien hem, en bezoekers als u hen antwoordt. Wat al gezegd is, houdt de naam waarmee het gezegd werd.',
} satisfies Translation<typeof english>
