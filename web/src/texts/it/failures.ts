import type { texts as english } from '../en/failures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  unauthenticated: 'La sessione è terminata. Accedi di nuovo.',
  'permission-denied': 'Non puoi farlo. Chiedi al proprietario dello spazio di lavoro.',
  'not-found': 'Questo non esiste più.',
  'invalid-argument': 'Qualcosa in questo modulo non va.',
  'already-exists': 'Questo esiste già.',
  'failed-precondition': 'Al momento non è possibile.',
  'resource-exhausted': 'Un po’ troppo in fretta. Aspetta un minuto e riprova.',
  'email-not-verified': 'Conferma prima il tuo indirizzo e-mail.',
  'agent-limit-reached': 'Nel tuo piano non c’è posto per un altro agente.',
  'knowledge-limit-reached': 'Nel tuo piano non c’è posto per altre conoscenze.',
  'seat-limit-reached': 'Tutti i posti sono occupati',
  'file-too-large': 'Questo file è troppo grande.',
  'file-type-not-allowed': 'I file di questo tipo non sono accettati qui.',
  'file-unreadable': 'Non siamo riusciti a leggere questo file.',
  'out-of-credits': 'Questo spazio di lavoro non ha più crediti.',
  unavailable: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
  internal: 'Qualcosa è andato storto',
} satisfies Translation<typeof english>
