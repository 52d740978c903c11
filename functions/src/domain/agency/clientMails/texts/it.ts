import type { ClientMailTexts } from './en.ts'

export const texts: ClientMailTexts = {
  loginCodeSubject: '{code} è il tuo codice di accesso',
  loginCodeHeading: 'Il tuo codice di accesso',
  loginCode: 'Inserisci questo codice per accedere a {agency}. Vale una volta, per dieci minuti.',
  notAsked: 'Se non l’hai chiesto, non devi fare nulla.',
  signUpCodeSubject: '{code} conferma il tuo indirizzo',
  signUpCodeHeading: 'Conferma il tuo indirizzo',
  signUpCode: 'Inserisci questo codice dove hai chiesto l’accesso a {agency}. Vale per mezz’ora.',
  haveAccountSubject: 'Hai già un account',
  haveAccount:
    'Qualcuno ha chiesto l’accesso a {agency} con il tuo indirizzo. Hai già un account: accedi con quello.',
  approvedSubject: 'Benvenuto in {agency}',
  approved: '{agency} ti ha dato accesso. Accedi con il tuo indirizzo e ti mandiamo un codice.',
  declinedSubject: 'La tua richiesta di accesso',
  declined: '{agency} al momento non può darti accesso. Rispondi a questa e-mail se hai domande.',
  approvalCodeSubject: '{code} firma la tua approvazione',
  approvalCodeHeading: 'Il tuo codice di approvazione',
  approvalCode:
    'Inserisci questo codice per approvare le modifiche per {agency}. Vale una volta, per dieci minuti.',
  approvalCodeHint: 'Inseriscilo solo se vuoi approvare ciò che hai visto. Nessuno te lo chiederà.',
  signIn: 'Accedi',
  personWantedSubject: 'Un visitatore di {agent} chiede una persona',
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
  approvalAskedSubject: 'Revisione richiesta: {agent}',
  approvalAsked: 'Le modifiche di {agent} attendono la tua approvazione prima che i visitatori le vedano.',
  lookAtChanges: 'Guarda le modifiche',
  publishedUnapprovedSubject: 'Pubblicato senza la tua approvazione: {agent}',
  publishedUnapproved:
    'Le modifiche di {agent} sono state pubblicate prima che qualcuno di voi le approvasse.',
  reportSubject: 'I tuoi agenti a {month}',
  reportLead: 'Che cosa hanno fatto per te i tuoi agenti a {month}.',
  reportEmpty: 'A {month} nessuno ha scritto ai tuoi agenti. Tutte le cifre di questo mese sono zero.',
  report_answered: 'Conversazioni con risposta',
  report_outside: 'Di cui fuori dall’orario di apertura',
  report_alone: 'Di cui senza una persona',
  report_handedOver: 'Passate a una persona',
  report_leads: 'Contatti',
  report_ratedUp: 'Valutate come utili',
  report_ratedDown: 'Valutate come non utili',
  report_unanswered: 'Con una domanda senza risposta',
  report_taught: 'Di cui risolte in seguito',
  report_dismissed: 'Di cui messe da parte',
  report_open: 'Di cui ancora aperte',
  reportMinutes: 'Minuti risparmiati',
  reportMinutesHint:
    'Conversazioni senza una persona: {count}. {agency} stima che ciascuna faccia risparmiare questi minuti: {minutes}.',
  openReport: 'Apri il rapporto',
  reportSettings: 'Ricevi questa e-mail una volta al mese.',
  unpaidSubject: 'Il tuo pagamento non è riuscito',
  unpaid: 'Il pagamento del tuo piano presso {agency} non è riuscito.',
  pauseNearSubject: 'La tua dashboard si chiude il {date}',
  pauseNear: 'Il tuo piano presso {agency} non è ancora pagato.',
  stillUnpaidSubject: 'Il tuo piano non è ancora pagato',
  unpaidUntil:
    'Fino al {date} non cambia nulla. Se per allora non è pagato, la tua dashboard resta in pausa finché non lo è; il tuo credito si conserva.',
  unpaidWaits:
    'La tua dashboard resta aperta finché {agency} non accetta pagamenti. Paga appena sarà di nuovo possibile. Il tuo credito si conserva.',
  planEnded: 'Il tuo piano presso {agency} è terminato senza l’ultimo pagamento.',
  planEndedSubject: 'Il tuo piano è terminato',
  planEndedUntil:
    'Fino al {date} non cambia nulla. Poi la tua dashboard va in pausa. Prima di allora scegli un piano in Fatturazione oppure chiedi a {agency} di lasciarla aperta. Il tuo credito si conserva.',
  planEndedWaits:
    'La tua dashboard resta aperta finché {agency} non accetta pagamenti. Appena sarà di nuovo possibile, scegli un piano in Fatturazione. Il tuo credito si conserva.',
  agentsGoOn: 'I tuoi agenti continuano a rispondere finché c’è credito.',
  agentsStopToo: 'Allora anche i tuoi agenti smettono di rispondere.',
  payNow: 'Paga ora',
  planRow: 'Il tuo piano',
  amountRow: 'Importo dovuto',
  reasonRow: 'Motivo',
  rechargeStoppedSubject: 'La ricarica automatica è sospesa',
  rechargeStopped_failures:
    'La ricarica automatica presso {agency} è sospesa dopo tre pagamenti non riusciti.',
  rechargeStopped_price:
    '{agency} ha aumentato il prezzo dei crediti, quindi la ricarica automatica è sospesa.',
  rechargeStopped_threshold:
    'La ricarica automatica presso {agency} è sospesa: il suo importo acquista meno crediti della soglia.',
  rechargeHint_failures:
    'Controlla la carta in Fatturazione e salva di nuovo la ricarica automatica. Fino ad allora non si acquistano crediti.',
  rechargeHint_price:
    'Salva la ricarica automatica in Fatturazione per accettare il nuovo prezzo. Fino ad allora non si acquistano crediti.',
  rechargeHint_threshold:
    'Scegli in Fatturazione un importo più alto o una soglia più bassa. Fino ad allora non si acquistano crediti.',
  priceRow: 'Prezzo di {count} crediti',
  openBilling: 'Apri la fatturazione',
}
