import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Qui non c’è ancora nulla',
  nobodyHereHint: 'Questo indirizzo non è in uso. Se è nuovo, riprova tra qualche minuto.',
  signIn: 'Accedi',
  enterEmailAndPassword: 'Inserisci il tuo indirizzo e-mail e la tua password.',
  emailLoginCode: 'Ricevi un codice via e-mail',
  codeSent: 'Abbiamo inviato un codice a <b>{email}</b>. Vale una volta, per dieci minuti.',
  loginCode: 'Codice di accesso',
  codeMissing: 'Inserisci le sei cifre del codice.',
  resendCode: 'Invia di nuovo il codice',
  cancel: 'Annulla',
  signingIn: 'Accesso in corso…',
  signedInAlready: 'Hai già effettuato l’accesso',
  signedInAlreadyHint: 'Il link fa accedere il proprio account al posto di quello aperto qui.',
  staySignedIn: 'Resta con questo account',
  signInWithLink: 'Accedi con il link',
  noAccount: 'Non hai ancora un account? <link>Chiedi l’accesso</link>',
  website: 'Sito web',
  support: 'Assistenza',
  terms: 'Termini di servizio',
  privacy: 'Informativa sulla privacy',
  gdpr: 'GDPR UE',
  copyright: '© {year} <b>{name}</b>',
} satisfies Translation<typeof english>
