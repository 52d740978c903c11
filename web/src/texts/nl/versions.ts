import type { texts as english } from '../en/versions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  versionHistory: 'Versiegeschiedenis',
  versionsHint:
    'De nieuwste twintig: wat is gepubliceerd, en bewaarde concepten. Wat u terughaalt verandert alleen het concept; bezoekers krijgen het als u publiceert.',
  noVersions: 'Nog geen versie',
  noVersionsHint: 'Elke publicatie wordt hier bewaard, zodat u terug kunt.',
  notLoaded: 'De versies konden niet worden geladen.',
  published: 'Versie {version, number}',
  keptDraft: 'Bewaard concept',
  restoreAll: 'Alles terughalen',
  restore: 'Terughalen',
  restoreField: '{field} terughalen',
  restored: 'Teruggehaald. Het concept van ervoor is een eigen versie.',
  saveFirst: 'Sla eerst uw wijzigingen op: dan gaat er niets van verloren.',
  approvedBy: 'Goedgekeurd door {name}',
  withoutApproval: 'Zonder goedkeuring: {reason}',
  differences: 'Wat zij heeft en het concept niet',
  noDifference: 'Niets: het concept is hetzelfde.',
  inDraft: 'In het concept',
  inVersion: 'In deze versie',
  flow: 'Flow',
  onlyArranged: 'Alleen de indeling op het canvas verschilt.',
  versionName: 'Naam van deze versie',
  versionNameHint: 'Zoals „Voor de uitverkoop”',
  saveName: 'Naam opslaan',
  namedBy: 'benoemd door {name}',
  brokenVersion: 'Versie {id} kan niet worden getoond: wat ervan is opgeslagen, is niet volledig.',
} satisfies Translation<typeof english>
