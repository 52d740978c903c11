import type { Language } from '../texts/languages.ts'

/** The question to a visitor before a tool changes something for them. */
export interface ConfirmTexts {
  /** The line before the values. */
  question: string
  yes: string
  no: string
}

/** Server-side texts, because they become messages of the conversation and of its channel. */
export const confirmTexts: Readonly<Record<Language, ConfirmTexts>> = {
  en: { question: 'Shall I go ahead with this?', yes: 'Yes, go ahead', no: 'No, leave it' },
  de: { question: 'Soll ich das so ausführen?', yes: 'Ja, bitte', no: 'Nein, lieber nicht' },
  fr: { question: 'Dois-je le faire ainsi ?', yes: 'Oui, allez-y', no: 'Non, laissez' },
  es: { question: '¿Lo hago así?', yes: 'Sí, adelante', no: 'No, déjalo' },
  it: { question: 'Procedo così?', yes: 'Sì, procedi', no: 'No, lascia stare' },
  pt: { question: 'Posso avançar com isto?', yes: 'Sim, avance', no: 'Não, deixe estar' },
  nl: { question: 'Zal ik dit zo doen?', yes: 'Ja, ga je gang', no: 'Nee, laat maar' },
  ar: { question: 'هل أنفّذ ذلك؟', yes: 'نعم، نفّذ', no: 'لا، اترك ذلك' },
}
