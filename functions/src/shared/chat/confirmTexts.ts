import type { Language } from '../texts/languages.ts'

/** The question to a visitor before a tool changes something for them. */
export interface ConfirmTexts {
  /** The line before the values of a tool whose owner has written no question. */
  question: string
  /** Before a time is booked, and before it is cancelled. */
  book: string
  cancel: string
  yes: string
  no: string
  /** Names the choices to visitors who speak, in words that count as answers. */
  spoken: string
  /** The answer to a button of a question that was answered or given up. */
  closed: string
}

/** Server-side texts, because they become messages of the conversation and of its channel. */
export const confirmTexts: Readonly<Record<Language, ConfirmTexts>> = {
  en: {
    question: 'Shall I go ahead with this?',
    book: 'Shall I book this appointment?',
    cancel: 'Shall I cancel this appointment?',
    yes: 'Yes, go ahead',
    no: 'No, leave it',
    spoken: 'Please answer yes or no.',
    closed: 'This question is no longer open.',
  },
  de: {
    question: 'Soll ich das so ausführen?',
    book: 'Soll ich diesen Termin buchen?',
    cancel: 'Soll ich diesen Termin absagen?',
    yes: 'Ja, bitte',
    no: 'Nein, lieber nicht',
    spoken: 'Bitte antworten Sie mit Ja oder Nein.',
    closed: 'Diese Frage ist nicht mehr offen.',
  },
  fr: {
    question: 'Dois-je le faire ainsi ?',
    book: 'Dois-je réserver ce rendez-vous ?',
    cancel: 'Dois-je annuler ce rendez-vous ?',
    yes: 'Oui, allez-y',
    no: 'Non, laissez',
    spoken: 'Veuillez répondre par oui ou par non.',
    closed: 'Cette question n’est plus ouverte.',
  },
  es: {
    question: '¿Lo hago así?',
    book: '¿Reservo esta cita?',
    cancel: '¿Cancelo esta cita?',
    yes: 'Sí, adelante',
    no: 'No, déjalo',
    spoken: 'Responda sí o no, por favor.',
    closed: 'Esta pregunta ya no está abierta.',
  },
  it: {
    question: 'Procedo così?',
    book: 'Prenoto questo appuntamento?',
    cancel: 'Annullo questo appuntamento?',
    yes: 'Sì, procedi',
    no: 'No, lascia stare',
    spoken: 'Risponda sì o no, per favore.',
    closed: 'Questa domanda non è più aperta.',
  },
  pt: {
    question: 'Posso avançar com isto?',
    book: 'Posso reservar esta marcação?',
    cancel: 'Posso cancelar esta marcação?',
    yes: 'Sim, avance',
    no: 'Não, deixe estar',
    spoken: 'Responda sim ou não, por favor.',
    closed: 'Esta pergunta já não está aberta.',
  },
  nl: {
    question: 'Zal ik dit zo doen?',
    book: 'Zal ik deze afspraak boeken?',
    cancel: 'Zal ik deze afspraak afzeggen?',
    yes: 'Ja, ga je gang',
    no: 'Nee, laat maar',
    spoken: 'Antwoord alstublieft met ja of nee.',
    closed: 'Deze vraag staat niet meer open.',
  },
  ar: {
    question: 'هل أنفّذ ذلك؟',
    book: 'هل أحجز هذا الموعد؟',
    cancel: 'هل ألغي هذا الموعد؟',
    yes: 'نعم، نفّذ',
    no: 'لا، اترك ذلك',
    spoken: 'يرجى الإجابة بنعم أو لا.',
    closed: 'لم يعد هذا السؤال مفتوحًا.',
  },
}
