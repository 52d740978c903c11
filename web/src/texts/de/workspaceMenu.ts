import type { texts as english } from '../en/workspaceMenu.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  workspace: 'Workspace',
  workspaceNamed: 'Workspace {name} {region}',
  currentWorkspace: 'Aktueller Workspace',
  settings: 'Einstellungen',
  newUser: '+ Neuer Benutzer',
  newWorkspace: '+ Neuer Workspace',
  yourName: 'Ihr Name',
  language: 'Sprache',
  signOut: 'Abmelden',
  signOutFailed: 'Beim Abmelden ist ein Fehler aufgetreten.',
  credits: 'Credits',
  creditsLow: 'Credits<low> · wenig</low>',
  tryAgain: 'Noch einmal versuchen',
  upgradePlan: 'Plan erweitern',
  name: 'Name',
  nameSaved: 'Name gespeichert.',
  nameNotLoaded: 'Ihr Name konnte nicht geladen werden',
  saveName: 'Name speichern',
  whoSeesName:
    'Kollegen sehen ihn, und Besucher, wenn Sie ihnen antworten. Was schon gesagt ist, behält den Namen, mit dem es gesagt wurde.',
} satisfies Translation<typeof english>
