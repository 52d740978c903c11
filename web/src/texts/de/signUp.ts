import type { texts as english } from '../en/signUp.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Um Zugang bitten',
  lead: '<b>{name}</b> entscheidet, wer Zugang bekommt. Sie erfahren es per E-Mail.',
  name: 'Ihr Name',
  company: 'Unternehmen',
  message: 'Nachricht',
  messageHint: 'Freiwillig. Was Sie brauchen oder wen Sie hier kennen.',
  missing: 'Bitte füllen Sie dieses Feld aus.',
  send: 'Weiter',
  haveAccount: 'Sie haben ein Konto? <link>Anmelden</link>',
  codeSent: 'Wir haben einen Code an <b>{email}</b> geschickt. Er gilt eine halbe Stunde.',
  code: 'Code',
  codeMissing: 'Geben Sie die sechs Ziffern des Codes ein.',
  confirm: 'Anfrage senden',
  back: 'Zurück',
  sent: 'Ihre Anfrage ist gesendet',
  sentHint: '<b>{name}</b> antwortet per E-Mail an <b>{email}</b>.',
  toSignIn: 'Zur Anmeldung',
} satisfies Translation<typeof english>
