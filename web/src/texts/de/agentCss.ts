import type { texts as english } from '../en/agentCss.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  customCss: 'Eigenes CSS',
  customCssHint:
    'Gilt nur im Widget. Beim Veröffentlichen entfallen url(), @import und position: fixed, die darüber hinausreichen könnten.',
  assistant: 'KI-Assistent',
  assistantHint:
    'Beschreiben Sie, wie das Widget aussehen soll. Der Assistent sieht Ihr aktuelles CSS; jede Antwort kostet Credits wie eine Testantwort.',
  wish: 'Ihr Wunsch',
  wishExample: 'Den Kopf dunkelblau und ohne runde Ecken',
  send: 'Senden',
  generating: 'Wird erzeugt…',
  resetChat: 'Chat zurücksetzen',
  insert: 'CSS einfügen',
  you: 'Sie',
  css: 'CSS',
  rulesOnly: 'Hier sind die Regeln.',
  apology: 'Das CSS konnte leider nicht geschrieben werden: {reason}',
  cssGenerated: 'CSS erzeugt und eingefügt!',
  noCssGenerated: 'Antwort erzeugt, aber kein CSS-Code gefunden. Bitte sehen Sie im Chat nach.',
  cssFailed: 'Das CSS konnte nicht erzeugt werden. Bitte versuchen Sie es noch einmal.',
  cssInserted: 'CSS von Hand eingefügt!',
  noCssInMessage: 'Kein CSS-Code in dieser Nachricht',
  chatReset: 'Chat zurückgesetzt!',
  changes: 'Änderungen des Assistenten',
  change: 'Änderung {n, number}',
  accept: 'Übernehmen',
  reject: 'Verwerfen',
  acceptAll: 'Alle übernehmen',
  rejectAll: 'Alle verwerfen',
  suggestions: 'Vorschläge',
  suggestionCount: '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  completionHint: 'Ein Punkt zeigt die Klassen des Widgets, Strg+Leertaste alles, was passt.',
  refused: 'Beim Veröffentlichen entfällt:',
  line: 'Zeile {n, number}:',
  moreLines: '{count, plural, one {und eine weitere Stelle} other {und # weitere Stellen}}',
} satisfies Translation<typeof english>
