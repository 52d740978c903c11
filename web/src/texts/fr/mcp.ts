import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'Serveurs MCP',
  serversHint:
    'Un serveur qui parle le Model Context Protocol par HTTP apporte ses propres fonctions. Chacune est désactivée jusqu’à ce que vous l’activiez, et de nouveau quand son serveur la change.',
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
    '« {name} » est supprimé définitivement. Les agents qui utilisent ses fonctions continuent sans elles.',
  serverDeleted: 'Serveur supprimé',
  functionsOn: '{on, number} fonctions activées sur {all, number}',
  lookedAt: 'vérifié {ago}',
  functionsChanged:
    '{count, plural, one {# fonction a changé sur son serveur et est désactivée} other {# fonctions ont changé sur leur serveur et sont désactivées}}',
  functionChanged: 'Ce n’est plus ce qui a été activé. Lisez-la avant de la réactiver.',
  functionsOfServer: 'Fonctions',
  functionsOfServerHint: 'Lisez ce que dit chacune avant de l’activer : les agents reçoivent ces mots.',
  noFunctions: 'Il n’offre aucune fonction.',
  functionsLeftOut:
    '{count, plural, one {# autre fonction est omise} other {# autres fonctions sont omises}} : 40 au plus.',
  effectOf: 'Ce que {name} fait ailleurs',
  effect_read: 'Consulte quelque chose',
  effect_change: 'Modifie quelque chose',
  askFirst: 'Demander d’abord au visiteur',
  noServers: 'Aucun serveur MCP pour l’instant',
}
