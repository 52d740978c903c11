import type { texts as english } from '../en/keyNotices.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  changedKeys: 'Claves renovadas o mostradas',
  changedKeysHint:
    'Si no esperabas alguna de ellas, crea una clave nueva y elige otra contraseña: así se cierran todas las demás sesiones.',
  secretRenewed: '{who} ha creado un secreto nuevo para las llamadas de facturación.',
  agentKeyRenewed: '{who} ha creado una clave secreta nueva para {agent}.',
  eventKeyRenewed: '{who} ha creado una clave de firma nueva para los eventos.',
  eventKeyShown: '{who} ha consultado la clave de firma de los eventos.',
  projectKeyReplaced: '{who} ha sustituido la clave de Voiceflow de {agent}.',
  iKnow: 'Estoy al tanto',
  noted: 'Anotado.',
  keysChanged:
    '{count, plural, one {Se ha renovado o mostrado # clave.} other {Se han renovado o mostrado # claves.}}',
  lookAtThem: 'Verlo',
} satisfies Translation<typeof english>
