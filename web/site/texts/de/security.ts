import type { texts as english } from '../en/security.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Sicherheit',
  description: 'Wo Ihre Daten sind, wer sie lesen kann und was sie schützt.',
  heading: 'Ihre Daten bleiben, wo Sie sie hinlegen',
  lead: 'In der Europäischen Union oder in den Vereinigten Staaten. Sie wählen bei der Anmeldung: Agenten, Gespräche, Dateien und Wissen bleiben in dieser Region.',
  gdpr: 'DSGVO',
  features: 'Was sie schützt',
  tenants: 'Getrennte Mandanten',
  tenantsText:
    'Jedes Dokument gehört zu einem Workspace. Regeln in der Datenbank verbieten alles, was nicht ausdrücklich erlaubt ist, und Tests prüfen jede Kombination.',
  secrets: 'Geheimnisse, die niemand lesen kann',
  secretsText:
    'Schlüssel und Token sind verschlüsselt, jeder mit einem eigenen Schlüssel. Sie lassen sich ersetzen, aber nie wieder anzeigen.',
  people: 'Bestätigte Menschen',
  peopleText:
    'Ein Workspace öffnet sich nur mit bestätigter E-Mail-Adresse, und ein neues Passwort beendet jede frühere Sitzung.',
  requests: 'Anfragen, die nicht abschweifen',
  requestsText:
    'Werkzeuge und Websites werden über einen einzigen bewachten Ausgang erreicht, der private Netze ablehnt und Größe und Zeit begrenzt.',
  files: 'Dateien für sich',
  filesText:
    'Hochgeladene Dateien werden in einem eigenen Prozess gelesen, mit begrenztem Speicher und begrenzter Zeit.',
  ledger: 'Geld in einem Kontobuch',
  ledgerText:
    'Jede Belastung wird genau einmal gebucht, was auch verloren geht oder sich wiederholt, und hat einen Beleg, den Sie prüfen können.',
  training: 'Trainieren Sie Modelle mit unseren Daten?',
  trainingText:
    'Nein. Nachrichten gehen an das Modell, das Sie wählen, um zu antworten, und zu keinem anderen Zweck.',
  kept: 'Wie lange werden Gespräche aufbewahrt?',
  keptText: 'So lange, wie Sie es für jeden Agenten festlegen. Danach werden sie mit ihren Dateien gelöscht.',
  report: 'Wo melde ich eine Schwachstelle?',
  reportText: 'Schreiben Sie uns; die Adresse steht auf der Kontaktseite.',
} satisfies Translation<typeof english>
