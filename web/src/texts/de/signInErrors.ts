import type { texts as english } from '../en/signInErrors.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  failed: 'Bei der Anmeldung ist ein Fehler aufgetreten.',
  emailInUse: 'Für diese E-Mail gibt es schon ein Konto. Melden Sie sich stattdessen an.',
  invalidEmail: 'Das ist keine E-Mail-Adresse.',
  weakPassword: 'Wählen Sie ein längeres Passwort, mindestens 8 Zeichen.',
  wrongCredential: 'E-Mail oder Passwort stimmt nicht.',
  disabled: 'Dieses Konto wurde gesperrt.',
  tooManyTries: 'Zu viele Versuche. Warten Sie einige Minuten, oder setzen Sie Ihr Passwort zurück.',
  unreachable: 'Wir erreichen den Server nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  windowClosed: 'Das Google-Fenster wurde geschlossen, bevor Sie angemeldet waren.',
  windowBlocked:
    'Ihr Browser hat das Google-Fenster blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es noch einmal.',
  storageBlocked:
    'Ihr Browser blockiert den Speicher für diese Website, deshalb können Sie nicht angemeldet bleiben. Erlauben Sie Cookies und Websitedaten und versuchen Sie es noch einmal.',
  linkExpired: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  linkBroken: 'Dieser Link wurde schon verwendet oder ist nicht vollständig. Fordern Sie einen neuen an.',
  emulatorsNeedEmail: 'Auf den Emulatoren geben Sie zuerst eine E-Mail ein: Es gibt kein Google-Fenster.',
} satisfies Translation<typeof english>
