import type { texts as english } from '../en/toolRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  toolNameWrong: 'Nehmen Sie kleine Buchstaben, Ziffern und _, mit einem Buchstaben am Anfang: order_status.',
  toolNameTaken: 'Eine andere Funktion dieses Arbeitsbereichs heißt so.',
  toolHasChanged:
    '{name} hat diese Funktion gespeichert, seit Sie sie geöffnet haben. Ihre Änderungen sind noch da: Sehen Sie sich beides an.',
  tooManyTools: 'Ein Arbeitsbereich hat höchstens {most, number} Funktionen. Löschen Sie zuerst eine.',
  toolKeyWrong: 'Nehmen Sie Buchstaben, Ziffern und _, mit einem Buchstaben am Anfang.',
  toolKeyTwice: 'Diesen Namen gibt es schon.',
  toolNeedsChoices: 'Bitte nennen Sie mindestens eine Möglichkeit.',
  toolAddressWrong:
    'Bitte geben Sie eine Adresse ein, die mit https:// beginnt und keinen Parameter im Host hat.',
  toolQueryInRows: 'Was nach dem ? kommt, gehört in die Zeilen darunter.',
  toolPathNeedsValue: 'Der Parameter {name} gehört zur Adresse, er muss also erforderlich sein.',
  toolSlotUnknown: 'Es gibt keinen Parameter {name}. Fügen Sie ihn hinzu, oder nehmen Sie ihn hier heraus.',
  toolHeaderWrong: 'Das kann kein Name eines eigenen Headers sein.',
  toolHeaderOneLine: 'Ein Header ist eine Zeile aus üblichen Zeichen.',
  toolBodyWrong: 'Das ist kein JSON. Ein Parameter steht für einen Wert, ohne Anführungszeichen.',
  toolCredentialGone: 'Diese Zugangsdaten wurden gelöscht. Bitte wählen Sie andere.',
  toolHostNotListed:
    'Diese Zugangsdaten dürfen nicht an {host} gesendet werden. Fügen Sie den Host dort hinzu, oder wählen Sie andere.',
  credentialHostWrong: 'Bitte geben Sie einen Host wie api.example.com ein.',
  credentialSecretWrong: 'Ein Schlüssel ist eine Zeile aus üblichen Zeichen.',
  credentialFieldWrong: 'Das kann nicht als Name gesendet werden.',
  credentialNeedsSecret:
    'Bitte geben Sie den Schlüssel noch einmal ein: Er würde anderswohin oder auf andere Weise gesendet.',
  credentialInUse: 'Die Funktion {name} nutzt diese Zugangsdaten. Wählen Sie dort zuerst andere.',
  tooManyCredentials:
    'Ein Arbeitsbereich hat höchstens {most, number} Zugangsdaten. Löschen Sie zuerst welche.',
  credentialsAreOff: 'Diese Installation bewahrt keine Zugangsdaten auf.',
}
