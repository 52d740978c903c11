import type { texts as english } from '../en/agentFiles.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  importAgent: 'Agent à partir d’un fichier',
  dropFile: 'Déposez un fichier ici, ou <choose>choisissez-en un</choose>',
  dropFileHint: 'Un modèle d’agent exporté auparavant · .json · {megabytes, number} Mo au plus',
  agentFile: 'Fichier d’un agent',
  otherFile: 'Choisir un autre fichier',
  reading: 'Le fichier est en cours de lecture …',
  name: 'Nom',
  whatComes: 'Ce qui en résulte',
  nodes: 'Nœuds',
  tools: 'Outils',
  toolAt: '{name} : {method} {host}',
  changesThings:
    '{count, plural, one {# d’entre eux modifie quelque chose} other {# d’entre eux modifient quelque chose}}',
  credentialsMissing: 'Identifiants à créer',
  credentialsThere: 'Identifiants à choisir',
  toolsWait:
    'Les outils qui modifient quelque chose ou qui ont besoin d’identifiants ne s’exécutent pas tant que vous ne les avez pas vus et enregistrés.',
  knowledge: 'Connaissances',
  pairsOf: '{count, plural, one {# réponse corrigée} other {# réponses corrigées}}',
  textsOf: '{count, plural, one {# texte} other {# textes}}',
  sites: 'Sites web',
  sitesWait: 'Ils ne sont pas lus tant que vous ne le demandez pas.',
  nothing: 'Aucune',
  notInFile: 'Absent du fichier',
  tooLarge: '{title} : trop grand pour un fichier',
  notRead: '{title} : rien n’en a été lu',
  keyTyped: '{title} : une clé que vous saisissez vous-même',
  ignored: 'Non repris',
  problems: 'Dans le parcours',
  errorsOf:
    '{count, plural, one {# erreur qui empêche la publication} other {# erreurs qui empêchent la publication}}',
  warningsOf: '{count, plural, one {# avertissement} other {# avertissements}}',
  withKnowledge: 'Avec ses connaissances',
  noRoomForKnowledge:
    'Votre formule a de la place pour {most, number} caractères par agent. Le fichier en a {count, number}.',
  noRoomForAgent:
    'Votre formule a de la place pour {count, plural, one {# agent} other {# agents}}, et vous en avez autant.',
  import: 'Importer',
  imported: 'Agent importé. Les visiteurs ne le voient qu’une fois publié.',
  cancel: 'Annuler',
  nothingRuns: 'L’importation n’exécute et ne récupère rien.',
  duplicate: 'Dupliquer',
  duplicateAgent: 'Dupliquer l’agent',
  copyOf: '{name} (copie)',
  duplicateLead:
    'Un brouillon comme celui-ci avec son propre nom : ses mots, son apparence, son parcours et ses outils. Les conversations, les contacts et les versions restent ici.',
  duplicateKnowledgeHint:
    'Les fichiers et les textes sont relus. Les sites web ne sont pas lus tant que vous ne le demandez pas.',
  duplicated: 'Agent dupliqué.',
  transferAgent: 'Déplacer vers un autre espace de travail',
  transfer: 'Déplacer',
  targetWorkspace: 'Espace de travail',
  chooseWorkspace: 'Choisir un espace de travail',
  noOtherWorkspace:
    'Vous ne possédez aucun autre espace de travail dans cette région. Créez-en un d’abord, ou faites-vous en donner un.',
  workspacesNotLoaded: 'Vos espaces de travail n’ont pas pu être chargés.',
  goesAlong:
    'Ses conversations, contacts, connaissances et versions le suivent. Il continue de répondre pendant ce temps.',
  otherWalletPays: 'Dès lors, l’autre espace de travail paie ses réponses. Ce qu’il a coûté reste ici.',
  toolsCopied: 'Copiés là-bas : {names}',
  credentialsStay: 'À recréer là-bas, car les secrets ne se déplacent jamais : {names}',
  calendarsStay: 'Calendriers et serveurs MCP qui restent ici : {names}. L’agent part sans eux.',
  organisationLoses: 'Les clients de {name} le perdent.',
  blueprintEnds: 'Ses liens avec un modèle prennent fin.',
  noRoomThere: 'La formule de cet espace de travail n’a pas de place pour un autre agent.',
  typeName: 'Tapez « {name} » pour confirmer',
  nameDiffers: 'Tapez {name} exactement comme ci-dessus.',
  moved: '{name} est en cours de déplacement. Tout ce qui en dépend suit dans quelques minutes.',
  previewNotLoaded: 'Ce qui le suivrait n’a pas pu être chargé.',
  newFromBlueprint: 'Nouvel agent à partir de ce modèle',
  newFromBlueprintLead:
    'Le nouvel agent est d’abord une copie et suit le modèle : vous pourrez lui envoyer les changements ultérieurs. C’est vous qui le publiez.',
  createAgent: 'Créer l’agent',
} satisfies Translation<typeof english>
