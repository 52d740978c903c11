import type { texts as english } from '../en/signUp.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Chiedi l’accesso',
  lead: '<b>{name}</b> decide chi entra. Lo saprai per e-mail.',
  name: 'Il tuo nome',
  company: 'Azienda',
  message: 'Messaggio',
  messageHint: 'Facoltativo. Di che cosa hai bisogno o chi conosci qui.',
  missing: 'Compila questo campo.',
  send: 'Continua',
  haveAccount: 'Hai un account? <link>Accedi</link>',
  codeSent: 'Abbiamo inviato un codice a <b>{email}</b>. Vale per mezz’ora.',
  code: 'Codice',
  codeMissing: 'Inserisci le sei cifre del codice.',
  confirm: 'Invia richiesta',
  back: 'Indietro',
  sent: 'La tua richiesta è stata inviata',
  sentHint: '<b>{name}</b> risponde per e-mail a <b>{email}</b>.',
  toSignIn: 'Vai all’accesso',
} satisfies Translation<typeof english>
