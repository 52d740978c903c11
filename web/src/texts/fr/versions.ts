import type { texts as english } from '../en/versions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  versionHistory: 'Historique des versions',
  versionsHint:
    'Les vingt plus récentes : ce qui a été publié et les brouillons conservés. Ce que vous reprenez ne change que le brouillon ; les visiteurs l’obtiennent quand vous publiez.',
  noVersions: 'Pas encore de version',
  noVersionsHint: 'Chaque publication est conservée ici pour pouvoir revenir en arrière.',
  notLoaded: 'Les versions n’ont pas pu être chargées.',
  published: 'Version {version, number}',
  keptDraft: 'Brouillon conservé',
  restoreAll: 'Tout reprendre',
  restore: 'Reprendre',
  restoreField: 'Reprendre {field}',
  restored: 'Repris. Le brouillon d’avant est une version à part.',
  saveFirst: 'Enregistrez d’abord vos modifications : rien n’en sera perdu.',
  approvedBy: 'Approuvé par {name}',
  withoutApproval: 'Sans approbation : {reason}',
  differences: 'Ce qu’elle a et que le brouillon n’a pas',
  noDifference: 'Rien : le brouillon est identique.',
  inDraft: 'Dans le brouillon',
  inVersion: 'Dans cette version',
  flow: 'Parcours',
  onlyArranged: 'Seule la disposition sur le canevas diffère.',
  versionName: 'Nom de cette version',
  versionNameHint: 'Par exemple « Avant les soldes »',
  saveName: 'Enregistrer le nom',
  namedBy: 'nommée par {name}',
  brokenVersion: 'La version {id} ne peut pas être affichée : ce qui en est enregistré n’est pas complet.',
} satisfies Translation<typeof english>
