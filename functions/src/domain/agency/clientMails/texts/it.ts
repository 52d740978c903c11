import type { ClientMailTexts } from './en.ts'

export const texts: ClientMailTexts = {
  loginCodeSubject: '{code} è il tuo codice di accesso',
  loginCode: 'Il tuo codice di accesso per {agency} è {code}. Vale una volta, per dieci minuti.',
  notAsked: 'Se non l’hai chiesto, non devi fare nulla.',
  signUpCodeSubject: '{code} conferma il tuo indirizzo',
  signUpCode:
    'Il tuo codice per {agency} è {code}. Inseriscilo dove hai chiesto l’accesso. Vale per mezz’ora.',
  haveAccountSubject: 'Hai già un account',
  haveAccount:
    'Qualcuno ha chiesto l’accesso a {agency} con il tuo indirizzo. Hai già un account: accedi con quello.',
  approvedSubject: 'Benvenuto in {agency}',
  approved: '{agency} ti ha dato accesso. Accedi con il tuo indirizzo e ti mandiamo un codice.',
  declinedSubject: 'La tua richiesta di accesso',
  declined: '{agency} al momento non può darti accesso. Rispondi a questa e-mail se hai domande.',
  approvalCodeSubject: '{code} firma la tua approvazione',
  approvalCode:
    'Il tuo codice per approvare le modifiche per {agency} è {code}. Vale una volta, per dieci minuti.',
  approvalCodeHint: 'Inseriscilo solo se vuoi approvare ciò che hai visto. Nessuno te lo chiederà.',
  signIn: 'Accedi',
  personWantedSubject: 'Un visitatore chiede una persona',
  personWanted:
    'Un visitatore di {agent} chiede una persona. L’agente continua a rispondere finché qualcuno non subentra.',
  messageToPersonSubject: 'Un visitatore aspetta la tua risposta',
  messageToPerson: 'Un visitatore di {agent} ha scritto in una conversazione a cui risponde una persona.',
  creditLowSubject: 'Ti resta un quinto del credito',
  creditLow: 'La tua organizzazione ha usato l’80 % del suo credito.',
  creditNearlyGoneSubject: 'Il tuo credito è quasi esaurito',
  creditNearlyGone:
    'Alla tua organizzazione resta il 5 % del credito. Quando sarà finito, i tuoi agenti smetteranno di rispondere.',
  openConversation: 'Apri la conversazione',
  openDashboard: 'Apri la dashboard',
  moreNoticesSubject: 'Altri avvisi: {count}',
  moreNotices:
    'Nell’ultima ora ci sono stati avvisi che non ti abbiamo inviato uno per uno: {count}. Li trovi nella dashboard.',
  notificationSettings: 'Ricevi questa e-mail in base alle tue impostazioni di notifica.',
  changeSettings: 'Modificale',
  endMails: 'Non ricevere più queste e-mail',
  endMailsHint:
    '{agency} ti invia notifiche per e-mail. Se le disattivi non ne riceverai più; i codici di accesso continueranno ad arrivare.',
  mailsEnded: 'Disattivate',
  mailsEndedHint: 'Non riceverai più notifiche per e-mail. Puoi cambiarlo nelle impostazioni di notifica.',
  endMailsWrong: 'Questo indirizzo non è completo. Apri di nuovo il link dell’e-mail.',
  lookSubject: '{agency} sta guardando la tua dashboard',
  look: '{agency} ha aperto la dashboard di {organisation} per 30 minuti al massimo.',
  lookReason: 'Motivo indicato: {reason}',
  lookLogged: 'È nel registro della tua organizzazione. Se non te lo aspettavi, scrivici.',
  approvalAskedSubject: 'Guarda alcune modifiche',
  approvalAsked: 'Le modifiche di {agent} attendono la tua approvazione prima che i visitatori le vedano.',
  lookAtChanges: 'Guarda le modifiche',
  publishedUnapprovedSubject: 'Sono state pubblicate modifiche senza la tua approvazione',
  publishedUnapproved:
    'Le modifiche di {agent} sono state pubblicate prima che qualcuno di voi le approvasse.',
}
