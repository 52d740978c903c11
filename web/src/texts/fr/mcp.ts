import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'Serveurs MCP',
  serversHint:
    'Un serveur qui parle le Model Context Protocol par HTTP apporte ses propres outils. Chacun est désactivé jusqu’à ce que vous l’activiez, et de nouveau quand son serveur le change.',
  newServer: 'Nouveau serveur MCP',
  editServer: 'Modifier le serveur MCP',
  server: 'Serveur',
  serverHint: 'À l’enregistrement, on lui demande ce qu’il offre. Rien n’est exécuté.',
  name: 'Nom',
  address: 'Adresse',
  connect: 'Connecter',
  save: 'Enregistrer',
  serverSaved: 'Serveur enregistré',
  changedMeanwhile: 'Entre-temps, quelqu’un d’autre a modifié ce serveur ou il propose autre chose.',
  takeTheirs: 'Afficher celui enregistré',
  keepMine: 'Garder le mien',
  serversNotLoaded: 'Impossible de charger les serveurs.',
  deleteServer: 'Supprimer le serveur MCP',
  deleteServerText:
    '« {name} » est supprimé définitivement. Les agents qui utilisent ses outils continuent sans eux.',
  serverDeleted: 'Serveur supprimé',
  functionsOn: '{on, number} outils activés sur {all, number}',
  lookedAt: 'vérifié {ago}',
  functionsChanged:
    '{count, plural, one {# outil a changé sur son serveur et est désactivé} other {# outils ont changé sur leur serveur et sont désactivés}}',
  functionChanged: 'Ce n’est plus ce qui a été activé. Lisez-le avant de le réactiver.',
  functionsOfServer: 'Outils',
  functionsOfServerHint: 'Lisez ce que dit chacun avant de l’activer : les agents reçoivent ces mots.',
  noFunctions: 'Il n’offre aucun outil.',
  functionsLeftOut:
    '{count, plural, one {# autre outil est omis} other {# autres outils sont omis}} : 40 au plus.',
  effectOf: 'Ce que {name} fait ailleurs',
  effect_read: 'Consulte quelque chose',
  effect_change: 'Modifie quelque chose',
  askFirst: 'Demander d’abord au visiteur',
  noServers: 'Aucun serveur MCP pour l’instant',
}
