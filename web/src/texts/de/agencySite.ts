import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Hier ist noch nichts',
  nobodyHereHint:
    'Diese Adresse wird nicht verwendet. Wenn sie neu ist, versuchen Sie es in einigen Minuten noch einmal.',
  signIn: 'Anmelden',
  enterEmailAndPassword: 'Bitte geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
  emailLoginCode: 'Anmeldecode per E-Mail',
  codeSent: 'Wir haben einen Code an <b>{email}</b> geschickt. Er gilt einmal, zehn Minuten lang.',
  loginCode: 'Anmeldecode',
  codeMissing: 'Geben Sie die sechs Ziffern des Codes ein.',
  resendCode: 'Code erneut senden',
  cancel: 'Abbrechen',
  signingIn: 'Sie werden angemeldet …',
  signedInAlready: 'Sie sind bereits angemeldet',
  signedInAlreadyHint:
    'Der Link meldet sein eigenes Konto an, an der Stelle dessen, das hier angemeldet ist.',
  staySignedIn: 'Angemeldet bleiben',
  signInWithLink: 'Mit dem Link anmelden',
  noAccount: 'Noch kein Konto? <link>Um Zugang bitten</link>',
  website: 'Website',
  support: 'Support',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  gdpr: 'EU-DSGVO',
  copyright: '© {year} <b>{name}</b>',
} satisfies Translation<typeof english>
