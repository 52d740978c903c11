import type { texts as english } from '../en/toolRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  toolNameWrong: 'Nehmen Sie kleine Buchstaben, Ziffern und _, mit einem Buchstaben am Anfang: order_status.',
  toolNameTaken: 'Ein anderes Werkzeug dieses Arbeitsbereichs heißt so.',
  toolHasChanged:
    '{name} hat dieses Werkzeug gespeichert, seit Sie es geöffnet haben. Ihre Änderungen sind noch da: Sehen Sie sich beides an.',
  tooManyTools: 'Ein Arbeitsbereich hat höchstens {most, number} Werkzeuge. Löschen Sie zuerst eines.',
  toolKeyWrong: 'Nehmen Sie Buchstaben, Ziffern und _, mit einem Buchstaben am Anfang.',
  toolKeyTwice: 'Diesen Namen gibt es schon.',
  toolNeedsChoices: 'Bitte nennen Sie mindestens eine Möglichkeit.',
  toolAddressWrong:
    'Bitte geben Sie eine Adresse ein, die mit https:// beginnt und keinen Parameter im Host hat.',
  toolQueryInRows: 'Was nach dem ? kommt, gehört in die Zeilen darunter.',
  toolPathNeedsValue: 'Der Parameter {name} gehört zur Adresse, er muss also erforderlich sein.',
  toolSlotUnknown: 'Es gibt keinen Parameter {name}. Fügen Sie ihn hinzu, oder nehmen Sie ihn hier heraus.',
  toolHeaderWrong: 'Das kann kein Name eines eigenen Headers sein.',
  toolSecretTyped:
    'Ein Schlüssel gehört in Zugangsdaten, die verschlüsselt sind. Wählen Sie oben welche, oder legen Sie sie an, und entfernen Sie den Schlüssel hier.',
  toolHeaderOneLine: 'Ein Header ist eine Zeile aus üblichen Zeichen.',
  toolBodyWrong: 'Das ist kein JSON. Ein Parameter steht für einen Wert, ohne Anführungszeichen.',
  toolNotGiven: 'Ihr Anbieter hat diesem Agenten dieses Werkzeug nicht gegeben.',
  toolCredentialToChoose: 'Bitte wählen Sie Zugangsdaten oder „Keine“.',
  toolCredentialGone: 'Diese Zugangsdaten wurden gelöscht. Bitte wählen Sie andere.',
  toolHostNotListed:
    'Diese Zugangsdaten dürfen nicht an {host} gesendet werden. Fügen Sie den Host dort hinzu, oder wählen Sie andere.',
  modelServerNotPublic: 'Nur https-Adressen im öffentlichen Internet können genutzt werden.',
  credentialHostWrong: 'Bitte geben Sie einen Host wie api.example.com ein.',
  credentialSecretWrong: 'Ein Schlüssel ist eine Zeile aus üblichen Zeichen.',
  credentialFieldWrong: 'Das kann nicht als Name gesendet werden.',
  credentialNeedsSecret:
    'Bitte geben Sie den Schlüssel noch einmal ein: Er würde anderswohin oder auf andere Weise gesendet.',
  credentialHasChanged:
    '{name} hat diese Zugangsdaten gespeichert, seit Sie sie geöffnet haben. Ihre Änderungen sind noch da: Vergleichen Sie beide.',
  credentialInUse: 'Das Werkzeug {name} nutzt diese Zugangsdaten. Wählen Sie dort zuerst andere.',
  tooManyCredentials:
    'Ein Arbeitsbereich hat höchstens {most, number} Zugangsdaten. Löschen Sie zuerst welche.',
  timeZoneWrong: 'Bitte wählen Sie eine Zeitzone.',
  spanEndsTooSoon: 'Das muss später sein als der Beginn.',
  spansOverlap: 'Das muss nach den Zeiten davor liegen.',
  busyAddressWrong: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
  busyUnreadable: 'Unter dieser Adresse konnte kein Kalender gelesen werden.',
  calendarHasChanged:
    '{name} hat diesen Kalender gespeichert, seit Sie ihn geöffnet haben. Ihre Änderungen sind noch da: Sehen Sie sich beides an.',
  tooManyCalendars: 'Ein Arbeitsbereich hat höchstens {most, number} Kalender. Löschen Sie zuerst einen.',
  calendarHasAppointments:
    'Es gibt kommende Termine. Sagen Sie diese zuerst ab, oder archivieren Sie den Kalender.',
  credentialsAreOff:
    'Diese Installation bewahrt keine Zugangsdaten auf. Wer sie betreibt, setzt TENANT_SECRET_KEYS, wie es im README steht.',
  mcpAddressWrong: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
  mcpUnreachable: 'Unter dieser Adresse antwortet niemand.',
  notMcp: 'Was unter dieser Adresse antwortet, ist kein MCP-Server über HTTP.',
  mcpListTooLong:
    'Die Beschreibungen der Werkzeuge dieses Servers sind länger als ein Megabyte. Bieten Sie dort weniger an, oder kürzen Sie sie.',
  mcpNotSigned: 'Der Server will wissen, wer fragt. Bitte wählen Sie Zugangsdaten, die er annimmt.',
  mcpHostNotListed:
    'Diese Zugangsdaten dürfen nicht an diesen Host gesendet werden. Fügen Sie den Host hinzu oder wählen Sie andere.',
  mcpServerHasChanged:
    '{name} hat diesen Server gespeichert, seit Sie ihn geöffnet haben. Ihre Änderungen sind noch da: Vergleichen Sie beide.',
  tooManyMcpServers: 'Ein Arbeitsbereich hat höchstens {most, number} MCP-Server. Löschen Sie zuerst einen.',
  voiceflowKeyWrong: 'Ein Dialog-API-Schlüssel beginnt mit VF.DM.',
  voiceflowKeyRefused: 'Voiceflow nimmt diesen Schlüssel nicht an.',
  voiceflowSilent:
    'Das Projekt antwortet nicht. Veröffentlichen Sie es in Voiceflow und versuchen Sie es noch einmal.',
  platformNotOffered: 'Agenten dieser Plattform können hier nicht angelegt werden.',
  projectKeyGone:
    'Dieser Agent hat keinen Schlüssel. Tragen Sie zuerst einen unter Einstellungen → Kern ein.',
  telegramTokenWrong: 'Bitte geben Sie ein gültiges Token an.',
  telegramUnreachable: 'Telegram ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  telegramWebhookFailed: 'Der Webhook konnte nicht gesetzt werden: {description}',
  channelDisconnected: 'Dieser Kanal ist nicht mehr verbunden, daher gehen Antworten nicht hinaus.',
  channelBroken: 'Dieser Kanal muss neu verbunden werden. Bis dahin gehen Antworten nicht hinaus.',
  channelLocked:
    'WhatsApp hat dieses Konto gesperrt. Bis die Sperre aufgehoben ist, gehen keine Antworten hinaus.',
  channelOfAnotherAgent: 'Dieses Konto gehört zu einem anderen Agenten. Trennen Sie es zuerst dort.',
  metaIsOff: 'Hier nicht verfügbar. Fragen Sie Ihren Anbieter.',
  metaLoginOver: 'Diese Anmeldung bei Meta ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  metaNotAllowed:
    'Meta hat uns nicht gegeben, was wir brauchen: {permissions}. Bitte melden Sie sich noch einmal an und erlauben Sie es.',
  metaUnreachable: 'Meta ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  metaPageGone:
    'Diese Seite ist nicht unter denen, die Sie erlaubt haben. Bitte melden Sie sich noch einmal an.',
  metaNoInstagram:
    'Mit dieser Seite ist kein professionelles Instagram-Konto verbunden. Verbinden Sie zuerst eines bei Meta.',
  metaOtherPage:
    'Dieser Agent antwortet schon für die Seite {name}. Wählen Sie diese, oder entfernen Sie sie zuerst.',
  metaNotSubscribed:
    'Meta sendet uns nicht, was an diese Seite geschrieben wird. Melden Sie sich noch einmal bei Meta an, und erlauben Sie alles, wonach gefragt wird.',
  connectedTooOften: 'Das war oft. Bitte warten Sie zehn Minuten und versuchen Sie es erneut.',
  agentHasChannels: 'Trennen Sie zuerst seine Kanäle: Sie gehören zu diesem Arbeitsbereich.',
  fillRequiredFields: 'Bitte füllen Sie die Pflichtfelder aus.',
  fillAllFields: 'Bitte füllen Sie alle Felder aus.',
  discordIsOff: 'Hier nicht verfügbar. Fragen Sie Ihren Anbieter.',
  discordUnreachable: 'Discord ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  discordChannelIdWrong: 'Das ist keine Kanal-ID: Sie hat 17 bis 20 Ziffern.',
  discordChannelUnseen:
    'Der Bot sieht diesen Kanal nicht. Fügen Sie ihn zu Ihrem Server hinzu, und zum Kanal, wenn dieser privat ist.',
  discordWebhookWrong: 'Bitte geben Sie die Webhook-URL so ein, wie Discord sie zeigt.',
  discordWebhookGone: 'Discord kennt diesen Webhook nicht. Bitte legen Sie einen neuen an.',
  discordWebhookElsewhere: 'Dieser Webhook gehört zu einem anderen Kanal.',
  whatsappNumberUnknown: 'Das Unternehmenskonto hat keine solche Nummer.',
  whatsappOtherRegion:
    'Dieses Unternehmenskonto antwortet hier schon in einer anderen Region. Verbinden Sie alle seine Nummern in einer Region.',
  whatsappTokenWrong: 'Meta nimmt dieses Token nicht an.',
  whatsappAppSecretWrong: 'Das ist nicht das Geheimnis der App, für die das Token ausgestellt wurde.',
  whatsappIdWrong: 'Eine ID von Meta besteht nur aus Ziffern.',
  whatsappVerifyTokenWrong: 'Nehmen Sie mindestens 8 Buchstaben, Ziffern, - und _.',
  whatsappPhoneMissing:
    'Bitte geben Sie eine gültige Telefonnummer an und achten Sie darauf, dass die ID erreichbar ist.',
  whatsappPhoneCountry: 'Bitte geben Sie die Telefonnummer mit der Ländervorwahl an.',
  whatsappMessageMissing: 'Bitte geben Sie eine Nachricht ein.',
  channelMessageFailed: 'Die Nachricht konnte nicht gesendet werden: {message}',
  channelTestNobody:
    'Dort kann gerade niemand angeschrieben werden. Schreiben Sie selbst an das Konto, und versuchen Sie es noch einmal.',
  whatsappTemplateInvalid: 'Ungültige Angaben zur Vorlage',
  whatsappTemplateName: 'Nehmen Sie kleine Buchstaben, Ziffern und _.',
  whatsappTemplateBody: 'Schreiben Sie höchstens 1.024 Zeichen; Variablen sind ab 1 nummeriert.',
  whatsappTemplateVariables: 'Nehmen Sie höchstens 20 Variablen.',
  whatsappTemplateExamples: 'Schreiben Sie für jede Variable ein Beispiel.',
  whatsappTemplateGone: 'Diese Vorlage ist nicht mehr genehmigt.',
}
