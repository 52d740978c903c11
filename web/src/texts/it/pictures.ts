import type { texts as english } from '../en/pictures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  cropTitle: 'Scegli che cosa si vede',
  zoom: 'Zoom',
  cancel: 'Annulla',
  usePicture: 'Usa immagine',
  chooseFile: '{label}: scegli un file',
  fileOf: '{label}, file',
  removePicture: 'Rimuovi: {label}',
  replacePicture: 'Sostituisci immagine',
  uploadPicture: 'Carica immagine',
  onlyFiles: 'Solo file di questi tipi: {list}',
  maxSize: 'Dimensione massima: {megabytes, number} MB',
  maxSizeOrDrop: 'Dimensione massima: {megabytes, number} MB. Puoi anche trascinarne o incollarne una.',
  pictureUnreadable: 'Non è stato possibile leggere questa immagine. Scegline un’altra.',
  cropArea: 'Parte dell’immagine che si vede; i tasti freccia la spostano',
} satisfies Translation<typeof english>
