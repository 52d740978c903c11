import type { texts as english } from '../en/signIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  scenePerson: 'Hallo, met Mara. Graag: welk eiland, en hoeveel?',
  sceneJoined: 'Mara doet mee',
  title: 'Inloggen',
  email: 'E-mail',
  emailMissing: 'Vul uw e-mailadres in.',
  password: 'Wachtwoord',
  passwordMissing: 'Vul uw wachtwoord in.',
  showPassword: 'Toon wat u typt',
  forgot: 'Wachtwoord vergeten?',
  submit: 'Inloggen',
  newHere: 'Nieuw hier? <link>Maak een account</link>',
  google: 'Doorgaan met Google',
  orByEmail: 'of met e-mail',
  language: 'Taal',
  notLoaded: 'Deze pagina kon niet worden geladen',
  notLoadedHint: 'Controleer uw verbinding en laad de pagina opnieuw.',
  loadAgain: 'Opnieuw laden',
  sceneQuestion: 'Bezorgt u ook op de eilanden?',
  sceneAnswer:
    'Ja, twee keer per week: op dinsdag en vrijdag. Wie voor twaalf uur bestelt, krijgt het dezelfde dag verstuurd.',
  sceneRestsOn: 'Rust op',
  sceneSource: 'Levering.pdf, pagina 3',
  sceneTime: 'Tijd',
  sceneSeconds: '0,8 s',
  sceneCredits: 'Credits',
  scenePaid: 'Betaald uit uw opwaardering van 3 november',
  sceneAmount: '1,2',
  sceneNext: 'Kan ik iemand spreken over een grote bestelling?',
} satisfies Translation<typeof english>
