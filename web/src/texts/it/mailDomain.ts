import type { texts as english } from '../en/mailDomain.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  mailDomain: 'Dominio e-mail',
  hint: 'Le e-mail ai tuoi clienti partono dal tuo dominio quando è verificato. Fino ad allora partono dal nostro indirizzo a tuo nome.',
  domain: 'Dominio',
  example: 'tua-agenzia.it',
  add: 'Aggiungi dominio',
  addFailed: 'Impossibile aggiungere il dominio. Riprova.',
  status_not_started: 'Non iniziato',
  status_pending: 'In attesa',
  status_verified: 'Verificato',
  status_temporary_failure: 'Errore temporaneo',
  status_failed: 'Errore',
  releasing: 'In eliminazione',
  text_not_started: 'Imposta prima questo record. Dimostra che il dominio è tuo; gli altri seguono.',
  text_pending:
    'Imposta questi record dove è gestito il DNS del dominio. Controlliamo finché non ci sono tutti.',
  text_verified: 'Le e-mail ai tuoi clienti partono da questo dominio.',
  text_temporary_failure:
    'Al momento mancano alcuni record. Le e-mail partono ancora da questo dominio; dopo tre giorni partiranno dal nostro indirizzo.',
  text_failed:
    'I record non sono stati trovati. Impostali e verifica di nuovo. Nel frattempo le e-mail partono dal nostro indirizzo.',
  refused:
    'Il servizio e-mail non accetta questo dominio perché lo ha un altro suo cliente. Rimuovilo lì e controlla di nuovo, oppure eliminalo qui e usane un altro.',
  unpaid:
    'Il componente white label o la sua prova è terminato. Dopo sette giorni le e-mail partono di nuovo dal nostro indirizzo.',
  gone: 'Questo dominio non è più collegato. Eliminalo e aggiungilo di nuovo.',
  releasingText: 'Questo dominio è in eliminazione.',
  checkNow: 'Verifica ora',
  delete: 'Elimina dominio',
  deleteText: 'Le e-mail ai tuoi clienti partiranno allora dal nostro indirizzo, non da {name}.',
  deleted: 'Dominio eliminato.',
  notDeleted: 'Impossibile eliminare il dominio',
  notLoaded: 'Impossibile caricare il dominio',
  stopped: 'Le e-mail ai tuoi clienti sono ferme',
  stoppedText:
    'Troppe sono tornate indietro o sono state segnalate come indesiderate. Le notifiche non vengono più inviate; i codici di accesso e le email sui pagamenti sì, dal nostro indirizzo.',
  stoppedFigures:
    'In sette giorni: {sent, number} inviate, {bounced, number} tornate indietro, {complained, number} segnalate come indesiderate.',
  stoppedHelp:
    'Elimina i clienti con indirizzi sbagliati e aggiungili di nuovo. Termina da solo quando i sette giorni migliorano, oppure riprova, una volta al giorno.',
  tryMailsAgain: 'Riprova',
  retryFrom: 'Puoi riprovare dal {time}.',
  mailsGoOn: 'Le notifiche vengono di nuovo inviate.',
  standingNotLoaded: 'Impossibile caricare se le e-mail vengono inviate.',
  type: 'Tipo',
  name: 'Nome',
  value: 'Valore',
  priority: 'Priorità',
  ttl: 'TTL',
  records: 'Record DNS',
  propagation: 'Possono servire 24-48 ore perché le modifiche siano visibili ovunque.',
} satisfies Translation<typeof english>
