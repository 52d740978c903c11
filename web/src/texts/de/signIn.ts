import type { texts as english } from '../en/signIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  scenePerson: 'Hallo, hier ist Mara. Gern: welche Insel, und wie viele?',
  sceneJoined: 'Mara ist jetzt dabei',
  title: 'Anmelden',
  email: 'E-Mail',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  password: 'Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  showPassword: 'Eingabe anzeigen',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  newHere: 'Neu hier? <link>Konto anlegen</link>',
  google: 'Weiter mit Google',
  orByEmail: 'oder mit E-Mail',
  language: 'Sprache',
  notLoaded: 'Diese Seite konnte nicht geladen werden',
  notLoadedHint: 'Prüfen Sie Ihre Verbindung und laden Sie die Seite noch einmal.',
  loadAgain: 'Noch einmal laden',
  sceneQuestion: 'Liefern Sie auch auf die Inseln?',
  sceneAnswer:
    'Ja, zweimal in der Woche: dienstags und freitags. Was vor Mittag bestellt wird, geht am selben Tag hinaus.',
  sceneRestsOn: 'Beruht auf',
  sceneSource: 'Lieferung.pdf, Seite 3',
  sceneTime: 'Zeit',
  sceneSeconds: '0,8 s',
  sceneCredits: 'Credits',
  scenePaid: 'Bezahlt aus Ihrer Aufladung vom 3. November',
  sceneAmount: '1,2',
  sceneNext: 'Kann ich mit jemandem über eine große Bestellung sprechen?',
} satisfies Translation<typeof english>
