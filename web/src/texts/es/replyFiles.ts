import type { texts as english } from '../en/replyFiles.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  addFiles: 'Añadir archivos',
  filesOfReply: 'Archivos de esta respuesta',
  filesTaken: '{list}: como máximo {most, number} archivos de {megabytes, number} MB',
  onlyFiles: 'Aquí solo se pueden enviar estos archivos: {list}',
  tooLarge: 'Como máximo {megabytes, number} MB por archivo. Redúcelo o envía un enlace.',
  isEmpty: 'Este archivo está vacío. Elige otro.',
  mostFiles: 'Como máximo {most, number} archivos por respuesta. Envía este con la siguiente.',
  remove: 'Quitar {name}',
  tryAgain: 'Intentar de nuevo',
  uploading: 'Subiendo {name}',
  areComing: 'Los archivos están en camino.',
  isMissing: 'Un archivo no ha llegado. Inténtalo de nuevo o quítalo.',
  dropFiles: 'Suelta los archivos para añadirlos a tu respuesta.',
} satisfies Translation<typeof english>
