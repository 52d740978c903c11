import type { texts as english } from '../en/pictures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  cropTitle: 'Wählen Sie, was gezeigt wird',
  zoom: 'Zoom',
  cancel: 'Abbrechen',
  usePicture: 'Bild verwenden',
  chooseFile: '{label}: Datei auswählen',
  fileOf: '{label}, Datei',
  removePicture: '{label} entfernen',
  replacePicture: 'Bild ersetzen',
  uploadPicture: 'Bild hochladen',
  onlyFiles: 'Nur Dateien dieser Arten: {list}',
  maxSize: 'Höchstens {megabytes, number} MB',
  maxSizeOrDrop: 'Höchstens {megabytes, number} MB. Sie können auch eines hierher ziehen oder einfügen.',
  pictureUnreadable: 'Dieses Bild konnte nicht gelesen werden. Wählen Sie ein anderes.',
  cropArea: 'Gezeigter Teil des Bildes; die Pfeiltasten verschieben ihn',
} satisfies Translation<typeof english>
