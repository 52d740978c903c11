import type { texts as english } from '../en/keyNotices.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  changedKeys: 'Chiavi rinnovate o mostrate',
  changedKeysHint:
    'Se non ti aspettavi una di queste, crea una nuova chiave e scegli una nuova password: così tutte le altre sessioni terminano.',
  secretRenewed: '{who} ha creato un nuovo segreto per le chiamate di fatturazione.',
  agentKeyRenewed: '{who} ha creato una nuova chiave segreta per {agent}.',
  eventKeyRenewed: '{who} ha creato una nuova chiave di firma per gli eventi.',
  eventKeyShown: '{who} ha visualizzato la chiave di firma degli eventi.',
  projectKeyReplaced: '{who} ha sostituito la chiave Voiceflow di {agent}.',
  iKnow: 'Ne sono al corrente',
  noted: 'Annotato.',
  keysChanged:
    '{count, plural, one {# chiave è stata rinnovata o mostrata.} other {# chiavi sono state rinnovate o mostrate.}}',
  lookAtThem: 'Guarda',
} satisfies Translation<typeof english>
