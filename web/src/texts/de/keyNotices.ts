import type { texts as english } from '../en/keyNotices.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  changedKeys: 'Erneuerte oder angezeigte Schlüssel',
  changedKeysHint:
    'Wenn Sie etwas davon nicht erwartet haben, erzeugen Sie einen neuen Schlüssel, und wählen Sie ein neues Passwort: Das beendet alle anderen Sitzungen.',
  secretRenewed: '{who} hat ein neues Geheimnis für Aufrufe der Abrechnung erzeugt.',
  agentKeyRenewed: '{who} hat für {agent} einen neuen geheimen Schlüssel erzeugt.',
  eventKeyRenewed: '{who} hat einen neuen Signaturschlüssel für Ereignisse erzeugt.',
  eventKeyShown: '{who} hat sich den Signaturschlüssel für Ereignisse anzeigen lassen.',
  projectKeyReplaced: '{who} hat den Voiceflow-Schlüssel von {agent} ersetzt.',
  iKnow: 'Das ist mir bekannt',
  noted: 'Vermerkt.',
  keysChanged:
    '{count, plural, one {# Schlüssel wurde erneuert oder angezeigt.} other {# Schlüssel wurden erneuert oder angezeigt.}}',
  lookAtThem: 'Ansehen',
} satisfies Translation<typeof english>
