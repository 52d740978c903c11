import type { texts as english } from '../en/deliveryReasons.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  tooLate: 'Non è stato possibile consegnarlo in tempo.',
  notTaken: 'Il canale non ha accettato questo messaggio.',
  fileNotTaken: 'Il canale non ha accettato un file di questo messaggio.',
  fileGone: 'Un file di questo messaggio non c’è più.',
  telegramNotConnected: 'Il bot non è più collegato. Collegane uno nella pagina Canali.',
  telegramTokenRefused:
    'Telegram non accetta più il token del bot. Collega di nuovo il bot nella pagina Canali.',
  telegramBlocked: 'Questa persona ha bloccato il bot e deve prima scrivergli di nuovo.',
  telegramNotTaken: 'Telegram non ha accettato questo messaggio.',
  discordNotConnected: 'Il canale Discord non è più collegato. Collegane uno nella pagina Canali.',
  discordThreadGone:
    'La discussione di questa persona non esiste più. La persona deve prima chiedere di nuovo.',
  discordWebhookGone:
    'Il webhook di questo canale non esiste più. Creane uno nuovo e collegalo nella pagina Canali.',
  discordNotTaken: 'Discord non ha accettato questo messaggio.',
  metaNotConnected: 'La pagina non è più collegata. Collegane una in Canali.',
  metaAccessRefused: 'Meta non accetta più l’accesso della pagina. Collega di nuovo la pagina in Canali.',
  metaWindowOver:
    'Questa persona non scrive da 24 ore, perciò Meta non accetta più risposte. La persona deve prima scrivere di nuovo.',
  metaWeekOver:
    'Questa persona non scrive da sette giorni, quindi Meta non accetta più risposte. Prima deve scrivere di nuovo.',
  metaNoPermission:
    'Meta non ci ha permesso di scrivere per questa pagina. Accedi di nuovo a Meta da Canali e consenti tutto ciò che viene chiesto.',
  metaOutOfReach: 'Questa persona non è raggiungibile: la chat è bloccata o l’account non esiste più.',
  metaNotTaken: 'Meta non ha accettato questo messaggio.',
  whatsappNotConnected: 'Il numero non è più collegato. Collegane uno nella pagina Canali.',
  whatsappAccessRefused:
    'WhatsApp non ci lascia più scrivere con questo numero. Collegalo di nuovo nella pagina Canali.',
  whatsappNotTaken: 'WhatsApp non ha accettato questo messaggio.',
  whatsappOutOfReach:
    'Questa persona non è raggiungibile su WhatsApp o non ne ha accettato le ultime condizioni.',
  whatsappNotListed:
    'Questo numero non è ancora tra quelli a cui si può scrivere. Aggiungilo nella tua app su Meta.',
  whatsappToItself: 'Un numero non può scrivere a se stesso.',
  whatsappLocked: 'WhatsApp ha sospeso questo account aziendale. Meta indica lì il motivo.',
  whatsappNeedsPayment:
    'WhatsApp richiede un metodo di pagamento per questo account aziendale. Aggiungine uno su Meta.',
  whatsappNotRegistered: 'Il numero non è registrato su WhatsApp. Collegalo di nuovo nella pagina Canali.',
  whatsappWindowOver:
    'Sono passate 24 ore dall’ultimo messaggio di questa persona. Fino a un nuovo messaggio WhatsApp accetta solo modelli approvati.',
  whatsappKeptBack: 'WhatsApp ha trattenuto questo messaggio, perché le persone ne ricevano meno.',
  whatsappNoMarketing: 'Questa persona non vuole messaggi pubblicitari.',
  whatsappKindNotTaken: 'WhatsApp non accetta messaggi di questo tipo.',
  whatsappTemplateVariables: 'Il modello ha un altro numero di variabili.',
  whatsappTemplateMissing: 'Questo modello non esiste in questa lingua o non è approvato.',
  whatsappTemplatePaused: 'WhatsApp ha messo in pausa questo modello per la sua qualità.',
  whatsappTemplateDisabled: 'WhatsApp ha disattivato questo modello.',
  whatsappBlocked: 'WhatsApp ha bloccato questo account aziendale per un po’ di tempo.',
} satisfies Translation<typeof english>
