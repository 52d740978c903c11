import type { texts as english } from '../en/movingIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  movingIn: 'Agent von einer anderen Plattform',
  exportFile: 'Export eines Agenten',
  exportHint:
    'Voiceflow .vf · Typebot .json · Dify .yml · Convocore .json · Fragen und Antworten .csv · Höchstens {megabytes, number} MB',
  whereIsIt: 'Wo Sie die Datei finden',
  where_voiceflow: 'Voiceflow: Exportieren Sie das Projekt als .vf-Datei.',
  where_typebot: 'Typebot: Öffnen Sie das Menü des Editors und wählen Sie „Export flow“.',
  where_dify: 'Dify: Öffnen Sie das Menü der App und wählen Sie „Export DSL“, ohne Geheimnisse.',
  where_convocore: 'Convocore: Exportieren Sie die Vorlage des Agenten als JSON.',
  where_csv: 'CSV: eine Spalte mit Fragen und eine mit Antworten.',
  staysHere:
    'Ihr Browser liest die Datei. Nichts darin wird ausgeführt und keiner ihrer Links geöffnet. Angelegt wird erst etwas, wenn Sie zustimmen.',
  readingExport: 'Der Export wird gelesen …',
  readAs: 'Erkannt als',
  table: 'Tabelle mit Fragen und Antworten',
  prompt: 'Prompt',
  greeting: 'Begrüßung',
  suggestedQuestions: 'Vorgeschlagene Fragen',
  model: 'Modell',
  formerQuestions: 'Bisherige Fragen',
  savedAsTests:
    '{count, plural, one {# Frage wird als Test gespeichert, um sie dem neuen Agenten zu stellen} other {# Fragen werden als Tests gespeichert, um sie dem neuen Agenten zu stellen}}',
  notTaken: 'Was nicht übernommen wird, und warum',
  allTaken: 'Alles in der Datei wird übernommen.',
  named: '{reason} ({names})',
  moved: 'Agent importiert. Stellen Sie ihm hier die Fragen des bisherigen Agenten.',
  lost_secrets: 'Geheimnisse entfernt: {count, number}. Sie werden nirgends gespeichert.',
  lost_tools:
    'Aufrufe anderer Dienste: {count, number}. Sie würden mit Ihrem Zugang handeln; legen Sie sie als Werkzeuge neu an.',
  lost_code: 'Programmcode: {count, number}. Code aus einer Datei wird nie ausgeführt.',
  lost_media:
    'Bilder, Ton und Video: {count, number}. Die Datei enthält nur Links darauf, und Links werden nicht geöffnet.',
  lost_inputs:
    'Besondere Fragen an Besucher: {count, number}. Dateien, Zahlungen und erfasste Werte funktionieren hier anders.',
  lost_variables: 'Variablen: {count, number}. Nur die andere Plattform kennt ihre Werte.',
  lost_conditions:
    'Bedingungen: {count, number}. Sie hängen von Werten ab, die nur die andere Plattform kennt.',
  lost_connections:
    'Knoten, zu denen kein Weg führt: {count, number}. Die Datei sagt nicht, wann sie folgen; verbinden Sie sie in der Zeichenfläche.',
  lost_steps: 'Schritte: {count, number}. Sie haben hier keine Entsprechung.',
  lost_subflows:
    'Schleifen und Verweise auf andere Abläufe: {count, number}. Sie sind nicht in der Datei oder lassen sich hier nicht nachbilden.',
  lost_files:
    'Dokumente: {count, number}. Die Datei enthält nur ihre Namen; laden Sie sie unter Wissen hoch.',
  lost_collections:
    'Wissensdatenbanken: {count, number}. Ihre Dokumente sind nicht in der Datei; laden Sie sie unter Wissen hoch.',
  lost_sites: 'Links zu Seiten: {count, number}. Sie sind nicht öffentlich, oder es sind zu viele.',
  lost_channels: 'Kanäle: {count, number}. Verbinden Sie sie unter Kanäle neu.',
  lost_look: 'Bilder und CSS. Sie wurden für ein anderes Chatfenster gemacht.',
  lost_voice: 'Stimmeinstellungen. Sie werden für diesen Agenten neu gewählt.',
  lost_settings: 'Einstellungen: {count, number}. Sie haben hier keine Entsprechung oder sind zunächst aus.',
  lost_model: 'Das Modell wird hier nicht angeboten, daher antwortet das Standardmodell.',
  lost_shortened:
    'Texte gekürzt: {count, number}. Sie sind länger, als sie bei einem Agenten hier sein dürfen.',
  lost_tooMany: 'Teile über unseren Grenzen: {count, number}.',
  lost_notChat: 'Die App ist kein Chat. Ihre Prompts werden übernommen, und Besucher sprechen mit ihr.',
  lost_project:
    'Für diesen Agenten hat Voiceflow geantwortet. Exportieren Sie das Projekt dort, oder verbinden Sie es mit seinem Schlüssel.',
  lost_columns: 'Spalten: {count, number}. Nur Fragen und Antworten werden übernommen.',
  lost_incompleteRows: 'Zeilen ohne Frage oder Antwort: {count, number}.',
  lost_repeated: 'Doppelte Fragen: {count, number}. Die erste Antwort gilt.',
  secret_apiKey: 'API-Schlüssel',
  secret_token: 'Zugriffstoken',
  secret_password: 'Passwörter',
  secret_privateKey: 'private Schlüssel',
  unknownExport:
    'Das ist kein Export von Voiceflow, Typebot, Dify oder Convocore und keine CSV-Datei. Eine hier exportierte Vorlage öffnen Sie mit „Aus einer Datei“.',
  exportTooLarge: 'Höchstens {megabytes, number} MB, als YAML {yaml, number} MB',
  exportTooDeep: 'Diese Datei ist tiefer verschachtelt, als der Export eines Agenten sein kann.',
  exportTooMany: 'Diese Datei hat mehr Einträge, als der Export eines Agenten haben kann.',
  exportUnreadable:
    'Diese Datei lässt sich nicht lesen. Exportieren Sie sie erneut, und ändern Sie sie nicht.',
  exportTooSlow: 'Das Lesen dieser Datei dauert zu lange.',
  exportEmpty:
    'Diese Datei enthält nichts, was ein Agent hier brauchen könnte: keinen Prompt, keine Texte und keine Fragen.',
  noPairs: 'In dieser Tabelle sind keine Fragen und Antworten. Sie braucht je eine Spalte dafür.',
} satisfies Translation<typeof english>
