import type { texts as english } from '../en/toolRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  toolNameWrong: 'Gebruik kleine letters, cijfers en _, te beginnen met een letter: order_status.',
  toolNameTaken: 'Een andere functie van deze werkruimte heet zo.',
  toolHasChanged:
    '{name} heeft deze functie opgeslagen sinds u haar opende. Uw wijzigingen zijn er nog: bekijk beide.',
  tooManyTools: 'Een werkruimte heeft hoogstens {most, number} functies. Verwijder er eerst een.',
  toolKeyWrong: 'Gebruik letters, cijfers en _, te beginnen met een letter.',
  toolKeyTwice: 'Deze naam is er al.',
  toolNeedsChoices: 'Noem ten minste één keuze.',
  toolAddressWrong: 'Voer een adres in dat met https:// begint en geen parameter in de host heeft.',
  toolQueryInRows: 'Wat na het ? komt, hoort in de rijen hieronder.',
  toolPathNeedsValue: 'De parameter {name} hoort bij het adres en moet dus verplicht zijn.',
  toolSlotUnknown: 'Er is geen parameter {name}. Voeg hem toe of haal hem hier weg.',
  toolHeaderWrong: 'Dit kan geen naam van een eigen header zijn.',
  toolHeaderOneLine: 'Een header is één regel van gewone tekens.',
  toolBodyWrong: 'Dit is geen JSON. Een parameter staat voor een waarde, zonder aanhalingstekens.',
  toolCredentialGone: 'Dit inloggegeven is verwijderd. Kies een ander.',
  toolHostNotListed: 'Dit inloggegeven mag niet naar {host}. Voeg de host eraan toe of kies een ander.',
  credentialHostWrong: 'Voer een host in zoals api.example.com.',
  credentialSecretWrong: 'Een sleutel is één regel van gewone tekens.',
  credentialFieldWrong: 'Dit kan niet als naam worden verstuurd.',
  credentialNeedsSecret:
    'Voer de sleutel opnieuw in: hij zou ergens anders of op een andere manier worden verstuurd.',
  credentialInUse: 'De functie {name} gebruikt dit inloggegeven. Kies daar eerst een ander.',
  tooManyCredentials: 'Een werkruimte heeft hoogstens {most, number} inloggegevens. Verwijder er eerst een.',
  credentialsAreOff: 'Deze installatie bewaart geen inloggegevens.',
}
