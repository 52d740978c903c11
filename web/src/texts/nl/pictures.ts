import type { texts as english } from '../en/pictures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  cropTitle: 'Kies wat wordt getoond',
  zoom: 'Zoom',
  cancel: 'Annuleren',
  usePicture: 'Afbeelding gebruiken',
  chooseFile: '{label}: kies een bestand',
  fileOf: '{label}, bestand',
  removePicture: '{label} verwijderen',
  replacePicture: 'Afbeelding vervangen',
  uploadPicture: 'Afbeelding uploaden',
  onlyFiles: 'Alleen bestanden van deze soorten: {list}',
  maxSize: 'Maximale grootte: {megabytes, number} MB',
  maxSizeOrDrop: 'Maximale grootte: {megabytes, number} MB. U kunt er ook een slepen of plakken.',
  pictureUnreadable: 'Deze afbeelding kon niet worden gelezen. Kies een andere.',
  cropArea: 'Deel van de afbeelding dat wordt getoond; pijltoetsen verplaatsen het',
} satisfies Translation<typeof english>
