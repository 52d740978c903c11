import type { texts as english } from '../en/failures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  unauthenticated: 'Ihre Sitzung ist beendet. Melden Sie sich noch einmal an.',
  'permission-denied': 'Das dürfen Sie nicht. Fragen Sie den Inhaber des Workspace.',
  'not-found': 'Das gibt es nicht mehr.',
  'invalid-argument': 'Etwas in diesem Formular stimmt nicht.',
  'already-exists': 'Das gibt es schon.',
  'failed-precondition': 'Das ist gerade nicht möglich.',
  'resource-exhausted': 'Das war etwas zu schnell. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  'email-not-verified': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'agent-limit-reached': 'In Ihrem Plan ist kein Platz für einen weiteren Agenten.',
  'knowledge-limit-reached': 'In Ihrem Plan ist kein Platz für mehr Wissen.',
  'seat-limit-reached': 'Alle Plätze sind vergeben',
  'file-too-large': 'Diese Datei ist zu groß.',
  'file-type-not-allowed': 'Dateien dieser Art werden hier nicht angenommen.',
  'file-unreadable': 'Wir konnten diese Datei nicht lesen.',
  'out-of-credits': 'Dieser Workspace hat keine Credits mehr.',
  unavailable: 'Wir erreichen den Server nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  internal: 'Etwas ist schiefgegangen',
} satisfies Translation<typeof english>
