import type { texts as english } from '../en/replyFiles.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  addFiles: 'Dateien hinzufügen',
  filesOfReply: 'Dateien dieser Antwort',
  filesTaken: '{list}: höchstens {most, number} Dateien mit je {megabytes, number} MB',
  onlyFiles: 'Hier lassen sich nur diese Dateien senden: {list}',
  tooLarge: 'Höchstens {megabytes, number} MB je Datei. Verkleinern Sie sie, oder senden Sie einen Link.',
  isEmpty: 'Diese Datei ist leer. Wählen Sie eine andere.',
  mostFiles: 'Höchstens {most, number} Dateien je Antwort. Senden Sie diese mit der nächsten.',
  remove: '{name} entfernen',
  tryAgain: 'Noch einmal versuchen',
  uploading: '{name} wird hochgeladen',
  areComing: 'Die Dateien sind unterwegs.',
  isMissing: 'Eine Datei ist nicht angekommen. Versuchen Sie es noch einmal, oder entfernen Sie sie.',
  dropFiles: 'Lassen Sie die Dateien los, um sie der Antwort hinzuzufügen.',
} satisfies Translation<typeof english>
