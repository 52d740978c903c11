import type { texts as english } from '../en/blueprints.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  blueprints: 'Modèles',
  blueprintsHint:
    'Un agent que d’autres suivent : modifiez-le une fois, voyez ce que cela change chez chacun, puis envoyez.',
  newBlueprint: 'Nouveau modèle',
  noBlueprints: 'Aucun modèle pour l’instant',
  noBlueprintsHint:
    'Choisissez un agent comme modèle pour ceux de vos clients. Ce qu’ils modifient eux-mêmes reste à eux.',
  blueprintsNotLoaded: 'Les modèles n’ont pas pu être chargés',
  followers: '{count, plural, one {# agent suit} other {# agents suivent}}',
  blueprint: 'Modèle',
  chooseBlueprint: 'Quel agent sert de modèle ?',
  blueprintHint:
    '{title} est le modèle. Modifiez-le sur ses propres pages ; ici, vous envoyez ce qui a changé.',
  linkAgents: 'Lier des agents',
  linkAgentsHint: 'Ils suivent désormais celui-ci. Rien ne change avant votre envoi.',
  agentsToLink: 'Agents à lier',
  noAgentsToLink: 'Il n’y a pas d’autres agents à lier.',
  startsAs: 'Ce qui diffère aujourd’hui',
  startsAs_own: 'reste à eux',
  startsAs_all: 'devient comme le modèle',
  startsHint_own:
    'Les différences d’aujourd’hui leur appartiennent ; seules les modifications suivantes les atteignent.',
  startsHint_all: 'Au prochain envoi, ils reçoivent tout sauf leur nom, leurs images et les sites autorisés.',
  link: 'Lier',
  linked: '{count, plural, one {Un agent a été lié.} other {# agents ont été liés.}}',
  openAgent: 'Ouvrir l’agent',
  followersHint: 'Ce que chaque agent recevrait. Choisissez à qui vous envoyez.',
  upToDate: 'À jour',
  changes: '{count, plural, one {# modification} other {# modifications}}',
  conflicts: '{count, plural, one {# à décider} other {# à décider}}',
  changesHint: 'Modifié dans le modèle. C’est ce qui est envoyé.',
  conflictsHint: 'Les deux ont modifié ceci. Cela attend votre décision.',
  kept: 'Différent et conservé',
  keptHint: 'L’agent a ici le sien.',
  replaceOwn: 'Remplacer la valeur de cet agent ?',
  replaceOwnHint:
    'Ce qui est écrit ici sera perdu ; les versions de l’agent ne le contiennent que s’il a été publié.',
  keepOwn: 'Garder celui de l’agent',
  takeBlueprint: 'Prendre celui du modèle',
  followAgain: 'Suivre à nouveau',
  unlink: 'Délier',
  unlinkTitle: 'Délier cet agent ?',
  unlinkHint: 'Il reste tel quel et ne reçoit plus rien du modèle.',
  send: '{count, plural, one {Envoyer à un agent} other {Envoyer à # agents}}',
  sendTitle: 'Envoyer les modifications ?',
  sendHint: 'Chaque agent reçoit ce que seul le modèle a modifié. Vous pouvez tout annuler d’un coup.',
  publishToo: 'Publier là où rien d’autre n’attend',
  publishTooHint:
    'Les agents ayant leurs propres modifications non publiées ne reçoivent qu’un brouillon. De même ceux qu’un client doit approuver.',
  sentTo:
    '{count, plural, =0 {Aucun agent n’avait rien à recevoir.} one {Un agent a été modifié.} other {# agents ont été modifiés.}}',
  notPublished:
    '{count, plural, one {Un agent n’a pas pu être publié :} other {# agents n’ont pas pu être publiés :}}',
  sending: '{done} sur {count} envoyés',
  sentList: 'Ce qui a été envoyé',
  sentNothing: 'Rien n’a encore été envoyé',
  sentOne: '{fields} à {count, plural, one {un agent} other {# agents}}',
  undo: 'Annuler',
  undoTitle: 'Annuler cette modification ?',
  undoHint: 'Les agents retrouvent ce qu’ils avaient. Ce qui a été modifié depuis reste.',
  undone: 'Annulé',
  restored:
    '{count, plural, one {Un champ a été rétabli} other {# champs ont été rétablis}} ; {left, plural, =0 {aucun n’est resté} one {un a été modifié depuis} other {# ont été modifiés depuis}}.',
  selectAgent: 'Envoyer à {title}',
  goneBlueprint: 'Cet agent n’est pas un modèle, ou vous ne pouvez pas le voir.',
  newFromBlueprint: 'Nouvel agent à partir de ce modèle',
} satisfies Translation<typeof english>
