import type { texts as english } from '../en/versions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  versionHistory: 'Versionsverlauf',
  versionsHint:
    'Die neuesten zwanzig: was veröffentlicht wurde, und aufbewahrte Entwürfe. Was Sie zurückholen, ändert nur den Entwurf; Besucher bekommen es, wenn Sie veröffentlichen.',
  noVersions: 'Noch keine Version',
  noVersionsHint: 'Jede Veröffentlichung wird hier aufbewahrt, damit Sie zurückkönnen.',
  notLoaded: 'Die Versionen konnten nicht geladen werden.',
  published: 'Version {version, number}',
  keptDraft: 'Aufbewahrter Entwurf',
  restoreAll: 'Alles zurückholen',
  restore: 'Zurückholen',
  restoreField: '{field} zurückholen',
  restored: 'Zurückgeholt. Der Entwurf von vorher ist eine eigene Version.',
  saveFirst: 'Speichern Sie zuerst Ihre Änderungen, dann geht nichts davon verloren.',
  approvedBy: 'Freigegeben von {name}',
  withoutApproval: 'Ohne Freigabe: {reason}',
  differences: 'Was sie hat und der Entwurf nicht',
  noDifference: 'Nichts: Der Entwurf ist gleich.',
  inDraft: 'Im Entwurf',
  inVersion: 'In dieser Version',
  flow: 'Ablauf',
  onlyArranged: 'Nur die Anordnung auf der Zeichenfläche ist anders.',
  versionName: 'Name dieser Version',
  versionNameHint: 'Etwa „Vor dem Schlussverkauf“',
  saveName: 'Name speichern',
  namedBy: 'benannt von {name}',
  brokenVersion:
    'Die Version {id} kann nicht gezeigt werden: was von ihr gespeichert ist, ist nicht vollständig.',
} satisfies Translation<typeof english>
