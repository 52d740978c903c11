import type { texts as english } from '../en/voiceAgent.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Agente vocale per il tuo sito',
  description: 'I visitatori premono un pulsante e parlano con lo stesso agente che risponde in chat.',
  heading: 'Lascia che i visitatori parlino con il tuo sito',
  lead: 'Lo stesso agente, a voce: un visitatore preme un pulsante e chiede. Niente app, niente numero, niente attesa.',
  sceneQuestion: 'Quale delle due lampade è più luminosa?',
  sceneMute: 'Silenzia',
  sceneEnd: 'Chiudi',
  features: 'Un agente, scritto o parlato',
  same: 'Stesse conoscenze, stessi strumenti',
  sameText:
    'Ciò che hai insegnato all’agente in chat, lo sa anche in chiamata. Niente si configura due volte.',
  words: 'Le parole sullo schermo',
  wordsText:
    'I visitatori vedono ciò che è stato capito mentre parlano, e la conversazione continua in chat.',
  waits: 'Aspetta il suo turno',
  waitsText: 'Scegli la lingua che ascolta e la pausa dopo cui risponde.',
  limits: 'Limiti che decidi tu',
  limitsText: 'Una durata massima per chiamata, così nessuna costa più del previsto.',
  phone: 'Può rispondere al nostro telefono?',
  phoneText:
    'Non ancora. Le chiamate avvengono nel browser; i numeri di telefono per ora non sono in vendita.',
  minute: 'Quanto costa un minuto?',
  minuteText: 'Le chiamate si pagano in crediti come le risposte, e la ricevuta di ciascuna dice quanto.',
  closing: 'Ascoltalo tu stesso',
  closingText: 'Crea un agente, consenti le chiamate nelle sue impostazioni e chiamalo dalla chat di prova.',
} satisfies Translation<typeof english>
