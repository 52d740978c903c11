import type { texts as english } from '../en/pictures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  cropTitle: 'Choisissez ce qui est affiché',
  zoom: 'Zoom',
  cancel: 'Annuler',
  usePicture: 'Utiliser l’image',
  chooseFile: '{label} : choisir un fichier',
  fileOf: '{label}, fichier',
  removePicture: 'Retirer : {label}',
  replacePicture: 'Remplacer l’image',
  uploadPicture: 'Envoyer une image',
  onlyFiles: 'Uniquement des fichiers de ces types : {list}',
  maxSize: 'Taille maximale : {megabytes, number} Mo',
  maxSizeOrDrop: 'Taille maximale : {megabytes, number} Mo. Vous pouvez aussi en déposer ou en coller une.',
  pictureUnreadable: 'Cette image n’a pas pu être lue. Choisissez-en une autre.',
  cropArea: 'Partie affichée de l’image ; les touches fléchées la déplacent',
} satisfies Translation<typeof english>
