import type { texts as english } from '../en/agentFiles.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  importAgent: 'Agent aus einer Datei',
  dropFile: 'Legen Sie hier eine Datei ab, oder <choose>wählen Sie eine</choose>',
  dropFileHint: 'Eine Agentenvorlage, die früher exportiert wurde · .json · Höchstens {megabytes, number} MB',
  agentFile: 'Datei eines Agenten',
  otherFile: 'Andere Datei wählen',
  reading: 'Die Datei wird gelesen …',
  name: 'Name',
  whatComes: 'Was daraus wird',
  nodes: 'Knoten',
  tools: 'Werkzeuge',
  toolAt: '{name}: {method} {host}',
  changesThings: '{count, plural, one {# davon ändert etwas} other {# davon ändern etwas}}',
  credentialsMissing: 'Anzulegende Zugangsdaten',
  credentialsThere: 'Auszuwählende Zugangsdaten',
  toolsWait:
    'Werkzeuge, die etwas ändern oder Zugangsdaten brauchen, laufen erst, wenn Sie sie angesehen und gespeichert haben.',
  knowledge: 'Wissen',
  pairsOf: '{count, plural, one {# korrigierte Antwort} other {# korrigierte Antworten}}',
  textsOf: '{count, plural, one {# Text} other {# Texte}}',
  sites: 'Websites',
  sitesWait: 'Sie werden erst gelesen, wenn Sie das veranlassen.',
  nothing: 'Keines',
  notInFile: 'Nicht in der Datei',
  tooLarge: '{title}: zu groß für eine Datei',
  notRead: '{title}: davon wurde nichts gelesen',
  keyTyped: '{title}: ein Schlüssel, den Sie selbst eintragen',
  ignored: 'Nicht übernommen',
  problems: 'Im Ablauf',
  errorsOf:
    '{count, plural, one {# Fehler, der das Veröffentlichen verhindert} other {# Fehler, die das Veröffentlichen verhindern}}',
  warningsOf: '{count, plural, one {# Warnung} other {# Warnungen}}',
  withKnowledge: 'Mit seinem Wissen',
  noRoomForKnowledge:
    'In Ihrem Plan ist Platz für {most, number} Zeichen je Agent. Die Datei hat {count, number}.',
  noRoomForAgent:
    'In Ihrem Plan ist Platz für {count, plural, one {# Agenten} other {# Agenten}}, und so viele haben Sie.',
  import: 'Importieren',
  imported: 'Agent importiert. Besucher sehen ihn erst, wenn Sie ihn veröffentlichen.',
  cancel: 'Abbrechen',
  nothingRuns: 'Beim Importieren wird nichts ausgeführt und nichts abgerufen.',
  duplicate: 'Duplizieren',
  duplicateAgent: 'Agenten duplizieren',
  copyOf: '{name} (Kopie)',
  duplicateLead:
    'Ein Entwurf wie dieser mit eigenem Namen: seine Worte, sein Aussehen, sein Ablauf und seine Werkzeuge. Gespräche, Leads und Versionen bleiben hier.',
  duplicateKnowledgeHint:
    'Dateien und Texte werden neu gelesen. Websites werden erst gelesen, wenn Sie das veranlassen.',
  duplicated: 'Agent dupliziert.',
  transferAgent: 'In einen anderen Arbeitsbereich verschieben',
  transfer: 'Verschieben',
  targetWorkspace: 'Arbeitsbereich',
  chooseWorkspace: 'Arbeitsbereich wählen',
  noOtherWorkspace:
    'Ihnen gehört kein anderer Arbeitsbereich in dieser Region. Legen Sie zuerst einen an, oder lassen Sie sich einen geben.',
  workspacesNotLoaded: 'Ihre Arbeitsbereiche konnten nicht geladen werden.',
  goesAlong:
    'Seine Gespräche, Leads, sein Wissen und seine Versionen gehen mit. Er antwortet währenddessen weiter.',
  otherWalletPays:
    'Von da an zahlt der andere Arbeitsbereich für seine Antworten. Was er gekostet hat, bleibt hier.',
  toolsCopied: 'Dorthin kopiert: {names}',
  credentialsStay: 'Dort neu anzulegen, da Geheimnisse nie mitgehen: {names}',
  calendarsStay: 'Kalender und MCP-Server, die hier bleiben: {names}. Der Agent geht ohne sie.',
  organisationLoses: 'Die Kunden von {name} verlieren ihn.',
  blueprintEnds: 'Seine Bindung an eine Vorlage endet.',
  noRoomThere: 'Im Plan dieses Arbeitsbereichs ist kein Platz für einen weiteren Agenten.',
  typeName: 'Tippen Sie zur Bestätigung „{name}“',
  nameDiffers: 'Tippen Sie {name} genau so, wie es oben steht.',
  moved: '{name} wird verschoben. Alles, was dazugehört, folgt in wenigen Minuten.',
  previewNotLoaded: 'Was mitgehen würde, konnte nicht geladen werden.',
  newFromBlueprint: 'Neuer Agent aus dieser Vorlage',
  newFromBlueprintLead:
    'Der neue Agent beginnt als Kopie und folgt der Vorlage: Spätere Änderungen können Sie ihm senden. Veröffentlicht wird er von Ihnen.',
  createAgent: 'Agent erstellen',
} satisfies Translation<typeof english>
