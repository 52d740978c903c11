import type { texts as english } from '../en/signInErrors.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  failed: 'Er is een fout opgetreden bij het inloggen.',
  emailInUse: 'Er is al een account met dit e-mailadres. Log in.',
  invalidEmail: 'Dit is geen e-mailadres.',
  weakPassword: 'Kies een langer wachtwoord, minstens 8 tekens.',
  wrongCredential: 'E-mailadres of wachtwoord klopt niet.',
  disabled: 'Dit account is uitgeschakeld.',
  tooManyTries: 'Te veel pogingen. Wacht een paar minuten, of stel uw wachtwoord opnieuw in.',
  unreachable: 'We kunnen de server niet bereiken. Controleer uw verbinding en probeer het opnieuw.',
  windowClosed: 'Het Google-venster werd gesloten voordat u ingelogd was.',
  windowBlocked:
    'Uw browser heeft het Google-venster geblokkeerd. Sta pop-ups voor deze pagina toe en probeer het opnieuw.',
  storageBlocked:
    'Uw browser blokkeert opslag voor deze site, waardoor u niet ingelogd kunt blijven. Sta cookies en sitegegevens toe en probeer het opnieuw.',
  linkExpired: 'Deze link is verlopen. Vraag een nieuwe.',
  linkBroken: 'Deze link is al gebruikt of niet compleet. Vraag een nieuwe.',
  emulatorsNeedEmail: 'Vul op de emulators eerst een e-mailadres in: er is geen Google-venster.',
} satisfies Translation<typeof english>
