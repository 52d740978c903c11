import type { texts as english } from '../en/replyWindow.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  windowIsOpen: 'Puoi rispondere liberamente per {time}. Poi la persona deve prima scrivere di nuovo.',
  windowIsOpenForTemplates:
    'Puoi rispondere liberamente per {time}. Poi WhatsApp consegna solo modelli approvati.',
  windowIsOver:
    'Sono passate 24 ore dall’ultimo messaggio di questa persona: le risposte libere non vengono più consegnate. La persona deve prima scrivere di nuovo.',
  windowNeedsTemplate:
    'Sono passate 24 ore dall’ultimo messaggio di questa persona. Finché non scrive di nuovo, WhatsApp consegna solo modelli approvati.',
  windowOfPeople: 'Sono passate 24 ore: l’agente non risponde più, ma tu puoi farlo ancora per {time}.',
  weekIsOver:
    'Sono passati sette giorni dall’ultimo messaggio di questa persona: le risposte non vengono più consegnate. Prima deve scrivere di nuovo.',
  sendTemplate: 'Invia un modello',
  sendThisTemplate: 'Invia il modello',
  template: 'Modello',
  textFor: 'Testo per {variable}',
  noTemplates: 'WhatsApp non ha ancora approvato alcun modello.',
  templateGone: 'Il modello scelto non è più approvato. Scegline un altro.',
  templatesWait: 'WhatsApp non ha ancora deciso: {names}',
  templatesRefused: 'WhatsApp non accetta questi: {names}',
  templatesNotLoaded: 'Impossibile caricare i modelli',
} satisfies Translation<typeof english>
