import type { texts as english } from '../en/freePlan.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Prendi il piano gratuito',
  description: 'Tutto ciò che serve per provare un agente sul tuo sito. Senza carta.',
  lead: 'Prova tutto sul tuo sito. Non finisce dopo qualche giorno e non serve una carta.',
  compare: 'Confronta i piani',
  features: 'Che cosa ottieni',
  usedUp: 'Che cosa succede quando il credito finisce?',
  usedUpText:
    'L’agente smette di rispondere, i colleghi possono ancora farlo. Ricarica o scegli un piano per continuare.',
  leftOut: 'Manca qualcosa?',
  leftOutText:
    'Nessuna funzione dell’editor, del widget o della posta in arrivo. Gli extra come il white label richiedono un piano a pagamento.',
  closing: 'Inizia ora',
  closingText: 'Basta un indirizzo e-mail.',
} satisfies Translation<typeof english>
