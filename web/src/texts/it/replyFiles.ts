import type { texts as english } from '../en/replyFiles.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  addFiles: 'Aggiungi file',
  filesOfReply: 'File di questa risposta',
  filesTaken: '{list}: al massimo {most, number} file da {megabytes, number} MB',
  onlyFiles: 'Qui si possono inviare solo questi file: {list}',
  tooLarge: 'Al massimo {megabytes, number} MB per file. Riducilo o invia un link.',
  isEmpty: 'Questo file è vuoto. Scegline un altro.',
  mostFiles: 'Al massimo {most, number} file per risposta. Invia questo con la prossima.',
  remove: 'Rimuovi {name}',
  tryAgain: 'Riprova',
  uploading: 'Caricamento di {name}',
  areComing: 'I file stanno arrivando.',
  isMissing: 'Un file non è arrivato. Riprova o rimuovilo.',
  dropFiles: 'Rilascia i file per aggiungerli alla risposta.',
} satisfies Translation<typeof english>
