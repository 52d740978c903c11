import type { texts as english } from '../en/whatsapp.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Agente WhatsApp',
  description: 'Collega il tuo numero WhatsApp: un agente risponde in pochi secondi e il tuo team subentra.',
  heading: 'Rispondi su WhatsApp, giorno e notte',
  lead: 'Collega il tuo numero aziendale. L’agente risponde in pochi secondi, e il tuo team subentra in un’unica posta in arrivo con tutti gli altri canali.',
  sceneName: 'Clinica Lindenhof',
  sceneAsk: 'Salve, mi serve un appuntamento la prossima settimana',
  sceneOffer: 'Volentieri. Martedì alle 10:30 o giovedì alle 14:00?',
  sceneThursday: 'Giovedì',
  sceneBooked: 'Prenotato: giovedì alle 14:00. La conferma arriva via e-mail.',
  features: 'Più di una risposta',
  voice: 'I messaggi vocali sono compresi',
  voiceText: 'Vengono trascritti e ricevono risposta come un testo.',
  templates: 'Modelli oltre le 24 ore',
  templatesText:
    'Quando la finestra di WhatsApp è chiusa, il tuo team risponde dalla posta in arrivo con un modello approvato.',
  delivered: 'Consegnato e letto',
  deliveredText: 'Vedi ciò che è arrivato. Ciò che WhatsApp rifiuta è indicato sul messaggio, con il motivo.',
  history: 'Una persona, una cronologia',
  historyText: 'I visitatori possono passare dal tuo sito a WhatsApp restando nella stessa conversazione.',
  steps: 'Come collegare',
  meta: 'Accedi a Meta',
  metaText: 'La dashboard apre la finestra di Meta. Non vediamo mai la tua password.',
  number: 'Scegli un numero',
  numberText: 'Un numero esistente del tuo account aziendale, o uno nuovo.',
  test: 'Invia una prova',
  testText: 'L’agente risponde subito.',
  charge: 'Quanto costa WhatsApp?',
  chargeText:
    'Meta addebita i messaggi al tuo account. Noi addebitiamo i crediti delle risposte e nulla per il numero.',
  byHand: 'Possiamo continuare a rispondere a mano?',
  byHandText: 'Sì. Prendi in carico una conversazione e l’agente tace finché non la restituisci.',
  closing: 'Porta il tuo numero',
  closingText: 'Tutto resta in un’unica posta in arrivo.',
} satisfies Translation<typeof english>
