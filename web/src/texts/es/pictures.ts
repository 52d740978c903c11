import type { texts as english } from '../en/pictures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  cropTitle: 'Elige qué se muestra',
  zoom: 'Zoom',
  cancel: 'Cancelar',
  usePicture: 'Usar imagen',
  chooseFile: '{label}: elige un archivo',
  fileOf: '{label}, archivo',
  removePicture: 'Quitar: {label}',
  replacePicture: 'Cambiar imagen',
  uploadPicture: 'Subir imagen',
  onlyFiles: 'Solo archivos de estos tipos: {list}',
  maxSize: 'Tamaño máximo: {megabytes, number} MB',
  maxSizeOrDrop: 'Tamaño máximo: {megabytes, number} MB. También puedes soltar o pegar una.',
  pictureUnreadable: 'No se ha podido leer esta imagen. Elige otra.',
  cropArea: 'Parte de la imagen que se muestra; las flechas la mueven',
} satisfies Translation<typeof english>
