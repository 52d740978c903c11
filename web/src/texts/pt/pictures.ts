import type { texts as english } from '../en/pictures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  cropTitle: 'Escolha o que é mostrado',
  zoom: 'Zoom',
  cancel: 'Cancelar',
  usePicture: 'Usar imagem',
  chooseFile: '{label}: escolha um arquivo',
  fileOf: '{label}, arquivo',
  removePicture: 'Remover: {label}',
  replacePicture: 'Trocar imagem',
  uploadPicture: 'Enviar imagem',
  onlyFiles: 'Somente arquivos destes tipos: {list}',
  maxSize: 'Tamanho máximo: {megabytes, number} MB',
  maxSizeOrDrop: 'Tamanho máximo: {megabytes, number} MB. Você também pode soltar ou colar uma.',
  pictureUnreadable: 'Não foi possível ler esta imagem. Escolha outra.',
  cropArea: 'Parte da imagem que é mostrada; as setas a movem',
} satisfies Translation<typeof english>
