import type { texts as english } from '../en/publishing.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  published: 'Veröffentlicht',
  saveAndPublish: 'Speichern und veröffentlichen',
  publish: 'Veröffentlichen',
  addWidgetToWebsite: 'Widget in die Website einbauen',
  dontShowAgain: 'Nicht mehr zeigen',
  runTestsFirst: 'Zuerst Tests ausführen',
  findingsHint:
    'Was Ihr Entwurf auf gespeicherte Tests antwortet, wo es nicht das Erwartete ist oder anders lautet als das, was Besucher heute hören.',
  answersToCheck: 'Antworten zum Ansehen',
  expected: 'Erwartet',
  visitorsGet: 'Besucher bekommen',
  draftAnswers: 'Der Entwurf antwortet',
  nothing: 'Nichts',
  publishAnyway: 'Trotzdem veröffentlichen',
  backToEditing: 'Zurück zum Bearbeiten',
  websiteScript: 'Website-Skript',
  kindOfScript: 'Art des Skripts',
  popup: 'Popup',
  embedded: 'Eingebettet',
  nothingPublishedYet:
    'Noch ist nichts veröffentlicht. Besucher sehen das Widget, nachdem Sie den Agenten veröffentlicht haben.',
  websiteScriptCode: 'Website-Skript',
  openTheDemoPage: 'Demo-Seite öffnen',
  copied: 'Kopiert',
  copyScript: 'Skript kopieren',
  pageCommands: 'Was Ihre Seite damit tun kann',
  pageCommandsHint:
    'Sobald das Skript auf der Seite ist; Aufrufe, bevor der Chat da ist, werden ausgeführt, sobald er es ist.',
  agentPublished: 'Agent veröffentlicht.',
  publishedHint: 'Ihr Agent ist veröffentlicht, jetzt kann er auf Ihre Website',
  untested:
    '{count, plural, one {Ein gespeicherter Test wurde nicht mehr gefragt, seit Sie den Agenten oder sein Wissen geändert haben.} other {# gespeicherte Tests wurden nicht mehr gefragt, seit Sie den Agenten oder sein Wissen geändert haben.}}',
  warning_worse: 'Schlechter geworden',
  warning_failed: 'Besteht nicht',
  warning_changed: 'Geändert',
  answersFail:
    '{count, plural, one {Eine Antwort besteht ihren Test nicht} other {# Antworten bestehen ihre Tests nicht}}',
  answersChanged:
    '{count, plural, one {Eine Antwort hat sich geändert} other {# Antworten haben sich geändert}}',
  lead_popup:
    'Fügen Sie dies vor dem schließenden body-Tag jeder Seite ein, die das Widget haben soll. Einmal genügt: Was Sie später veröffentlichen, erscheint innerhalb von ein, zwei Minuten von selbst.',
  lead_embedded:
    'Fügen Sie dies dort ein, wo der Chat Teil Ihrer Seite sein soll. Geben Sie dem Element Breite und Höhe, wie Sie mögen. Einmal genügt: Was Sie später veröffentlichen, erscheint innerhalb von ein, zwei Minuten von selbst.',
  copiedToClipboard: 'In die Zwischenablage kopiert',
  command_open: 'Öffnet den Chat',
  command_close: 'Schließt ihn',
  command_toggle: 'Öffnet oder schließt ihn',
  command_send: 'Schreibt für den Besucher',
  command_identify: 'Sagt, wer der Besucher ist',
  command_on: 'Erfährt von ready, open, close, message, answer, unread, lead, handoff und error',
  command_setLanguage: 'Ändert die Sprache',
  command_trigger: 'Löst Ihre Ereignis-Auslöser aus',
  command_openForm: 'Zeigt eines Ihrer Formulare',
  command_configure: 'Fügt der Seite einen weiteren Agenten hinzu',
  command_destroy: 'Nimmt das Widget von der Seite',
  missed: 'Nicht wie erwartet',
} satisfies Translation<typeof english>
