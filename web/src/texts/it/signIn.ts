import type { texts as english } from '../en/signIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  scenePerson: 'Ciao, sono Mara. Volentieri: quale isola, e quanti?',
  sceneJoined: 'Mara si è unita',
  title: 'Accedi',
  email: 'E-mail',
  emailMissing: 'Inserisci il tuo indirizzo e-mail.',
  password: 'Password',
  passwordMissing: 'Inserisci la tua password.',
  showPassword: 'Mostra ciò che scrivi',
  forgot: 'Hai dimenticato la password?',
  submit: 'Accedi',
  newHere: 'È la tua prima volta? <link>Crea un account</link>',
  google: 'Continua con Google',
  orByEmail: 'o con l’e-mail',
  language: 'Lingua',
  notLoaded: 'Non è stato possibile caricare questa pagina',
  notLoadedHint: 'Controlla la connessione, poi ricaricala.',
  loadAgain: 'Ricarica',
  sceneQuestion: 'Consegnate anche sulle isole?',
  sceneAnswer:
    'Sì, due volte a settimana: martedì e venerdì. Gli ordini prima di mezzogiorno partono il giorno stesso.',
  sceneRestsOn: 'Si basa su',
  sceneSource: 'Consegne.pdf, pagina 3',
  sceneTime: 'Tempo',
  sceneSeconds: '0,8 s',
  sceneCredits: 'Crediti',
  scenePaid: 'Pagato con la sua ricarica del 3 novembre',
  sceneAmount: '1,2',
  sceneNext: 'Posso parlare con qualcuno di un ordine grande?',
} satisfies Translation<typeof english>
