import type { texts as english } from '../en/knowledge.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  knowledgeFiles: 'Wissensdateien',
  searchSources: 'Quellen durchsuchen',
  knowledgeSources: 'Wissensquellen',
  nothingToKnowYet: 'Noch kein Wissen',
  addKnowledgeHint:
    'Fügen Sie hinzu, wonach Ihre Besucher fragen: Preise, Öffnungszeiten, Anleitungen, Bedingungen.',
  knowledge: 'Wissen',
  knowledgeHint:
    'Hier sieht der Agent nach, bevor er antwortet, und der Test-Chat zeigt, welche Textstellen er verwendet hat.',
  pasteText: 'Text einfügen',
  sourceDeleted: 'Quelle gelöscht.',
  retry: 'Noch einmal versuchen',
  deleteSource: 'Quelle löschen',
  ready: 'Bereit',
  failed: 'Fehlgeschlagen',
  indexing: 'Wird indiziert',
  processing: 'Wird verarbeitet',
  addText: 'Text hinzufügen',
  title: 'Titel',
  forExampleOpeningHours: 'Zum Beispiel: Öffnungszeiten',
  text: 'Text',
  site: 'Site',
  uploads: 'Uploads',
  notAdded: 'Nicht hinzugefügt',
  uploading: 'Wird hochgeladen',
  waiting: 'Wartet',
  thisFileIsEmpty: 'Diese Datei ist leer.',
  name: 'Name',
  size: 'Größe',
  state: 'Zustand',
  retrySources: 'Quellen noch einmal lesen',
  deleteSources: 'Quellen löschen',
  dropFiles: 'Dateien hier ablegen, oder <choose>Dateien auswählen</choose>',
  maxSize: 'Höchstens {megabytes, number} MB',
  onlyFiles: 'Nur Dateien dieser Arten: {list}',
  taken: '{taken, number} von {most, number} Zeichen',
  takenNearly: '{taken, number} von {most, number} Zeichen · <link>Plan erweitern</link>',
  deleteNamed: '{title} löschen',
  sourceGoes: 'Der Agent antwortet nicht mehr aus „{title}“.',
  sizeOfSource:
    '{characters, number} Zeichen in {passages, plural, one {# Textstelle} other {# Textstellen}}',
  sourcesRead:
    '{count, plural, one {Eine fehlgeschlagene Quelle wird noch einmal gelesen.} other {# fehlgeschlagene Quellen werden noch einmal gelesen.}}',
  beingRead:
    '{count, plural, one {Die Quelle wird noch einmal gelesen.} other {# Quellen werden noch einmal gelesen.}}',
  noLongerAnswers:
    '{count, plural, one {Der Agent antwortet nicht mehr aus dieser Quelle.} other {Der Agent antwortet nicht mehr aus diesen # Quellen.}}',
  sourcesDeleted: '{count, plural, one {Quelle gelöscht.} other {# Quellen gelöscht.}}',
  dismiss: '{name} ausblenden',
  knowledgeNotLoaded: 'Das Wissen konnte nicht geladen werden',
  brokenSource: 'Quelle {id} kann nicht gezeigt werden: Was davon gespeichert ist, ist unvollständig.',
  charactersOf: '{count, number} von {most, number} Zeichen',
} satisfies Translation<typeof english>
