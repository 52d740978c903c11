import type { texts as english } from '../en/keyNotices.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  changedKeys: 'Clés renouvelées ou affichées',
  changedKeysHint:
    'Si vous ne vous attendiez pas à l’une de ces actions, créez une nouvelle clé et choisissez un nouveau mot de passe : cela met fin à toutes les autres sessions.',
  secretRenewed: '{who} a créé un nouveau secret pour les appels de facturation.',
  agentKeyRenewed: '{who} a créé une nouvelle clé secrète pour {agent}.',
  eventKeyRenewed: '{who} a créé une nouvelle clé de signature pour les événements.',
  eventKeyShown: '{who} a affiché la clé de signature des événements.',
  projectKeyReplaced: '{who} a remplacé la clé Voiceflow de {agent}.',
  iKnow: 'J’en ai connaissance',
  noted: 'C’est noté.',
  keysChanged:
    '{count, plural, one {# clé a été renouvelée ou affichée.} other {# clés ont été renouvelées ou affichées.}}',
  lookAtThem: 'Regarder',
} satisfies Translation<typeof english>
