import type { texts as english } from '../en/security.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Sicurezza',
  description: 'Dove sono i tuoi dati, chi può leggerli e che cosa li protegge.',
  heading: 'I tuoi dati restano dove li metti',
  lead: 'Nell’Unione europea o negli Stati Uniti. Lo scegli quando ti registri: agenti, conversazioni, file e conoscenze restano in quella regione.',
  gdpr: 'GDPR',
  features: 'Che cosa li protegge',
  tenants: 'Spazi separati',
  tenantsText:
    'Ogni documento appartiene a uno spazio di lavoro. Le regole del database negano tutto ciò che non è permesso per nome, e i test provano ogni combinazione.',
  secrets: 'Segreti che nessuno può leggere',
  secretsText:
    'Chiavi e token sono cifrati, ciascuno con una chiave propria. Si possono sostituire, mai mostrare di nuovo.',
  people: 'Persone confermate',
  peopleText:
    'Uno spazio si apre solo con un’e-mail confermata, e una nuova password chiude ogni sessione precedente.',
  requests: 'Richieste che non si perdono',
  requestsText:
    'Strumenti e siti si raggiungono da un’unica uscita sorvegliata, che rifiuta le reti private e limita dimensioni e tempo.',
  files: 'File a parte',
  filesText: 'I file caricati si leggono in un processo a parte, con memoria e tempo limitati.',
  ledger: 'Il denaro in un registro',
  ledgerText:
    'Ogni addebito si registra una sola volta, qualunque cosa si perda o si ripeta, e ha una ricevuta verificabile.',
  training: 'Addestrate modelli con i nostri dati?',
  trainingText: 'No. I messaggi vanno al modello che scegli per rispondere, e a nient’altro.',
  kept: 'Per quanto si conservano le conversazioni?',
  keptText: 'Per il tempo che decidi per ogni agente. Poi vengono eliminate con i loro file.',
  report: 'Dove segnalo una vulnerabilità?',
  reportText: 'Scrivici; l’indirizzo è nella pagina dei contatti.',
} satisfies Translation<typeof english>
