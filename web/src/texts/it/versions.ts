import type { texts as english } from '../en/versions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  versionHistory: 'Cronologia delle versioni',
  versionsHint:
    'Le venti più recenti: ciò che è stato pubblicato e le bozze conservate. Ciò che recuperi cambia solo la bozza; i visitatori lo ricevono quando pubblichi.',
  noVersions: 'Ancora nessuna versione',
  noVersionsHint: 'Ogni pubblicazione viene conservata qui, così puoi tornare indietro.',
  notLoaded: 'Non è stato possibile caricare le versioni.',
  published: 'Versione {version, number}',
  keptDraft: 'Bozza conservata',
  restoreAll: 'Recupera tutto',
  restore: 'Recupera',
  restoreField: 'Recupera {field}',
  restored: 'Recuperato. La bozza precedente è una versione a sé.',
  saveFirst: 'Salva prima le tue modifiche: così non va perso nulla.',
  approvedBy: 'Approvato da {name}',
  withoutApproval: 'Senza approvazione: {reason}',
  differences: 'Che cosa ha che la bozza non ha',
  noDifference: 'Nulla: la bozza è uguale.',
  inDraft: 'Nella bozza',
  inVersion: 'In questa versione',
  flow: 'Flusso',
  onlyArranged: 'Cambia solo la disposizione sulla tela.',
  versionName: 'Nome di questa versione',
  versionNameHint: 'Per esempio «Prima dei saldi»',
  saveName: 'Salva nome',
  namedBy: 'nome dato da {name}',
  brokenVersion: 'La versione {id} non può essere mostrata: ciò che ne è salvato non è completo.',
} satisfies Translation<typeof english>
