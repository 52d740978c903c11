import type { texts as english } from '../en/replyFiles.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  addFiles: 'Ajouter des fichiers',
  filesOfReply: 'Fichiers de cette réponse',
  filesTaken: '{list} : au maximum {most, number} fichiers de {megabytes, number} Mo',
  onlyFiles: 'Seuls ces fichiers peuvent être envoyés ici : {list}',
  tooLarge: 'Au maximum {megabytes, number} Mo par fichier. Réduisez-le ou envoyez un lien.',
  isEmpty: 'Ce fichier est vide. Choisissez-en un autre.',
  mostFiles: 'Au maximum {most, number} fichiers par réponse. Envoyez celui-ci avec la suivante.',
  remove: 'Retirer {name}',
  tryAgain: 'Réessayer',
  uploading: 'Envoi de {name}',
  areComing: 'Les fichiers sont en cours d’envoi.',
  isMissing: 'Un fichier n’est pas arrivé. Réessayez ou retirez-le.',
  dropFiles: 'Déposez les fichiers pour les ajouter à votre réponse.',
} satisfies Translation<typeof english>
