import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Hier is nog niets',
  nobodyHereHint:
    'Dit adres is niet in gebruik. Als het nieuw is, probeer het dan over een paar minuten opnieuw.',
  signIn: 'Inloggen',
  enterEmailAndPassword: 'Vul uw e-mailadres en uw wachtwoord in.',
  emailLoginCode: 'Inlogcode per e-mail',
  codeSent: 'We hebben een code naar <b>{email}</b> gestuurd. Die werkt één keer, tien minuten lang.',
  loginCode: 'Inlogcode',
  codeMissing: 'Vul de zes cijfers van de code in.',
  resendCode: 'Code opnieuw sturen',
  cancel: 'Annuleren',
  signingIn: 'U wordt ingelogd…',
  signedInAlready: 'U bent al ingelogd',
  signedInAlreadyHint: 'De link logt zijn eigen account in, in plaats van het account dat hier is ingelogd.',
  staySignedIn: 'Ingelogd blijven',
  signInWithLink: 'Inloggen met de link',
  noAccount: 'Nog geen account? <link>Vraag toegang</link>',
  website: 'Website',
  support: 'Ondersteuning',
  terms: 'Servicevoorwaarden',
  privacy: 'Privacybeleid',
  gdpr: 'AVG (EU)',
  copyright: '© {year} <b>{name}</b>',
} satisfies Translation<typeof english>
