import type { texts as english } from '../en/replyFiles.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  addFiles: 'Bestanden toevoegen',
  filesOfReply: 'Bestanden van dit antwoord',
  filesTaken: '{list}: hoogstens {most, number} bestanden van {megabytes, number} MB',
  onlyFiles: 'Hier kunnen alleen deze bestanden worden verstuurd: {list}',
  tooLarge: 'Hoogstens {megabytes, number} MB per bestand. Maak het kleiner, of stuur een link.',
  isEmpty: 'Dit bestand is leeg. Kies een ander.',
  mostFiles: 'Hoogstens {most, number} bestanden per antwoord. Stuur dit met het volgende mee.',
  remove: '{name} verwijderen',
  tryAgain: 'Opnieuw proberen',
  uploading: '{name} wordt geüpload',
  areComing: 'De bestanden zijn onderweg.',
  isMissing: 'Een bestand is niet aangekomen. Probeer het opnieuw, of verwijder het.',
  dropFiles: 'Laat de bestanden los om ze aan uw antwoord toe te voegen.',
} satisfies Translation<typeof english>
