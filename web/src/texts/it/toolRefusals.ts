import type { texts as english } from '../en/toolRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  toolNameWrong: 'Usi minuscole, cifre e _, iniziando con una lettera: order_status.',
  toolNameTaken: 'Un’altra funzione di questo spazio di lavoro ha questo nome.',
  toolHasChanged:
    '{name} ha salvato questa funzione da quando l’ha aperta. Le sue modifiche sono ancora qui: guardi entrambe.',
  tooManyTools: 'Uno spazio di lavoro ha al massimo {most, number} funzioni. Ne elimini prima una.',
  toolKeyWrong: 'Usi lettere, cifre e _, iniziando con una lettera.',
  toolKeyTwice: 'Questo nome c’è già.',
  toolNeedsChoices: 'Indichi almeno una scelta.',
  toolAddressWrong: 'Inserisca un indirizzo che inizi con https:// e senza parametri nell’host.',
  toolQueryInRows: 'Ciò che segue il ? va nelle righe qui sotto.',
  toolPathNeedsValue: 'Il parametro {name} fa parte dell’indirizzo, quindi deve essere obbligatorio.',
  toolSlotUnknown: 'Non c’è un parametro {name}. Lo aggiunga o lo tolga da qui.',
  toolHeaderWrong: 'Questo non può essere il nome di una sua intestazione.',
  toolHeaderOneLine: 'Un’intestazione è una riga di caratteri usuali.',
  toolBodyWrong: 'Questo non è JSON. Un parametro sta per un valore, senza virgolette.',
  toolCredentialGone: 'Questa credenziale è stata eliminata. Ne scelga un’altra.',
  toolHostNotListed:
    'Questa credenziale non può essere inviata a {host}. Vi aggiunga l’host o ne scelga un’altra.',
  credentialHostWrong: 'Inserisca un host come api.example.com.',
  credentialSecretWrong: 'Una chiave è una riga di caratteri usuali.',
  credentialFieldWrong: 'Questo non può essere inviato come nome.',
  credentialNeedsSecret: 'Inserisca di nuovo la chiave: verrebbe inviata altrove o in altro modo.',
  credentialInUse: 'La funzione {name} usa questa credenziale. Ne scelga prima un’altra lì.',
  tooManyCredentials: 'Uno spazio di lavoro ha al massimo {most, number} credenziali. Ne elimini prima una.',
  credentialsAreOff: 'Questa installazione non conserva credenziali.',
}
