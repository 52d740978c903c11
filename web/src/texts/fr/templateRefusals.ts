import type { texts as english } from '../en/templateRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  importNotTemplate: 'Ce fichier n’est pas un modèle d’agent.',
  importIsNewer: 'Ce fichier vient d’une version plus récente que celle qui peut être lue ici.',
  importTooDeep: 'Ce fichier est imbriqué plus profondément qu’un modèle d’agent ne peut l’être.',
  importTooMany: 'Ce fichier contient plus d’entrées qu’un modèle d’agent ne peut en avoir.',
  importForbiddenName: 'Ce fichier utilise un nom que rien ne peut porter ici : {name}',
  importTooManyNodes: 'Ce fichier a {count, number} nœuds. Un parcours en a au plus {most, number}.',
  importStdioTool:
    'L’outil « {name} » lancerait un programme sur un de nos ordinateurs. Cela n’est jamais accepté.',
  importToolWrong: 'L’outil « {name} » ne peut pas être utilisé tel qu’il est dans ce fichier.',
  importFieldWrong: 'Cette partie du fichier contient quelque chose qu’elle ne peut pas contenir : {field}',
  importGone: 'Le fichier envoyé n’est plus là. Veuillez le choisir de nouveau.',
  importKnowledgeTooMuch:
    'Votre formule n’a pas de place pour les connaissances de ce fichier. Importez-le sans elles.',
  tooManyImports: 'Vous avez importé {most, number} fichiers en une heure. Veuillez patienter un moment.',
  ownerTransfersAgents: 'Seule une personne propriétaire des deux espaces de travail déplace un agent.',
  agentIsMoving: 'Cet agent est encore en cours de déplacement. Veuillez réessayer dans quelques minutes.',
  agentIsThere: 'Cet agent est déjà dans cet espace de travail.',
  tooManyThemes:
    'Cet espace de travail a déjà {most, number} thèmes, le maximum possible. Supprimez-en un d’abord.',
} satisfies Translation<typeof english>
