import type { texts as english } from '../en/keyNotices.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  changedKeys: 'Vernieuwde of getoonde sleutels',
  changedKeysHint:
    'Verwachtte je een van deze niet, maak dan een nieuwe sleutel en kies een nieuw wachtwoord: dat beëindigt alle andere sessies.',
  secretRenewed: '{who} heeft een nieuw geheim voor factureringsaanroepen gemaakt.',
  agentKeyRenewed: '{who} heeft een nieuwe geheime sleutel voor {agent} gemaakt.',
  eventKeyRenewed: '{who} heeft een nieuwe ondertekensleutel voor gebeurtenissen gemaakt.',
  eventKeyShown: '{who} heeft de ondertekensleutel voor gebeurtenissen bekeken.',
  projectKeyReplaced: '{who} heeft de Voiceflow-sleutel van {agent} vervangen.',
  iKnow: 'Ik weet hiervan',
  noted: 'Genoteerd.',
  keysChanged:
    '{count, plural, one {# sleutel is vernieuwd of getoond.} other {# sleutels zijn vernieuwd of getoond.}}',
  lookAtThem: 'Bekijken',
} satisfies Translation<typeof english>
