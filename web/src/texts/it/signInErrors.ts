import type { texts as english } from '../en/signInErrors.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  failed: 'Si è verificato un errore durante l’accesso.',
  emailInUse: 'Esiste già un account con questa e-mail. Accedi.',
  invalidEmail: 'Questo non è un indirizzo e-mail.',
  weakPassword: 'Scegli una password più lunga, di almeno 8 caratteri.',
  wrongCredential: 'L’e-mail o la password non è giusta.',
  disabled: 'Questo account è stato disattivato.',
  tooManyTries: 'Troppi tentativi. Aspetta qualche minuto, o reimposta la password.',
  unreachable: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
  windowClosed: 'La finestra di Google è stata chiusa prima dell’accesso.',
  windowBlocked:
    'Il browser ha bloccato la finestra di Google. Consenti i pop-up per questa pagina e riprova.',
  storageBlocked:
    'Il browser blocca l’archiviazione per questo sito, quindi non puoi restare connesso. Consenti i cookie e i dati del sito e riprova.',
  linkExpired: 'Questo link è scaduto. Chiedine uno nuovo.',
  linkBroken: 'Questo link è già stato usato, o non è completo. Chiedine uno nuovo.',
  emulatorsNeedEmail: 'Sugli emulatori scrivi prima un’e-mail: non c’è la finestra di Google.',
} satisfies Translation<typeof english>
