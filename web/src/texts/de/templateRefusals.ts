import type { texts as english } from '../en/templateRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  importNotTemplate: 'Diese Datei ist keine Agentenvorlage.',
  importIsNewer: 'Diese Datei stammt aus einer neueren Version, als hier gelesen werden kann.',
  importTooDeep: 'Diese Datei ist tiefer verschachtelt, als eine Agentenvorlage sein kann.',
  importTooMany: 'Diese Datei enthält mehr Einträge, als eine Agentenvorlage haben kann.',
  importForbiddenName: 'Diese Datei verwendet einen Namen, den hier nichts haben darf: {name}',
  importTooManyNodes: 'Diese Datei hat {count, number} Knoten. Ein Ablauf hat höchstens {most, number}.',
  importStdioTool:
    'Das Werkzeug „{name}“ würde ein Programm auf einem unserer Rechner starten. Das wird nie übernommen.',
  importToolWrong: 'Das Werkzeug „{name}“ kann so, wie es in dieser Datei steht, nicht verwendet werden.',
  importFieldWrong: 'Dieser Teil der Datei enthält etwas, das er nicht enthalten kann: {field}',
  importGone: 'Die hochgeladene Datei ist nicht mehr da. Bitte wählen Sie sie noch einmal.',
  importKnowledgeTooMuch:
    'In Ihrem Plan ist kein Platz für das Wissen in dieser Datei. Importieren Sie sie ohne.',
  tooManyImports: 'Sie haben in einer Stunde {most, number} Dateien importiert. Bitte warten Sie eine Weile.',
  ownerTransfersAgents: 'Nur wer beide Workspaces besitzt, kann einen Agenten verschieben.',
  agentIsMoving: 'Dieser Agent wird noch verschoben. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  agentIsThere: 'Dieser Agent ist schon in diesem Workspace.',
  tooManyThemes:
    'Dieser Workspace hat {most, number} Designs, mehr sind nicht möglich. Löschen Sie zuerst eines.',
} satisfies Translation<typeof english>
