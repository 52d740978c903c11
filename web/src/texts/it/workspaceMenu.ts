import type { texts as english } from '../en/workspaceMenu.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  workspace: 'Spazio di lavoro',
  workspaceNamed: 'Spazio di lavoro {name} {region}',
  currentWorkspace: 'Spazio di lavoro attuale',
  settings: 'Impostazioni',
  newUser: '+ Nuovo utente',
  newWorkspace: '+ Nuovo spazio di lavoro',
  yourName: 'Il tuo nome',
  language: 'Lingua',
  signOut: 'Esci',
  signOutFailed: 'Si è verificato un errore durante l’uscita.',
  credits: 'Crediti',
  creditsLow: 'Crediti<low> · pochi</low>',
  tryAgain: 'Riprova',
  upgradePlan: 'Migliora piano',
  name: 'Nome',
  nameSaved: 'Nome salvato.',
  nameNotLoaded: 'Impossibile caricare il tuo nome',
  saveName: 'Salva nome',
  whoSeesName:
    'Lo vedono i colleghi, e i visitatori quando rispondi loro. Ciò che è già detto tiene il nome con cui è stato detto.',
} satisfies Translation<typeof english>
