import type { Language } from '../texts/languages.ts'

export interface CallTexts {
  /** A person answers this conversation in writing, so the agent ends the call. */
  personAnswers: string
  /** The agent cannot answer at all. */
  unavailable: string
  /** One turn failed; the next may succeed. */
  sayAgain: string
}

/**
 * Sentences that replace an answer in a call. The first two end the call, so each has at most 140 characters.
 */
const texts: Record<Language, CallTexts> = {
  en: {
    personAnswers: 'A person will answer you in this chat. Goodbye for now.',
    unavailable: 'I can’t go on with this call right now. Please come back a little later.',
    sayAgain: 'Sorry, something went wrong. Could you say that again?',
  },
  de: {
    personAnswers: 'Ein Mensch antwortet Ihnen hier im Chat. Auf Wiederhören.',
    unavailable:
      'Ich kann das Gespräch gerade nicht fortsetzen. Bitte versuchen Sie es etwas später noch einmal.',
    sayAgain: 'Entschuldigung, da ist etwas schiefgegangen. Können Sie das noch einmal sagen?',
  },
  fr: {
    personAnswers: 'Une personne va vous répondre dans ce chat. Au revoir.',
    unavailable: 'Je ne peux pas poursuivre cet appel pour le moment. Merci de réessayer un peu plus tard.',
    sayAgain: 'Désolé, un problème est survenu. Pouvez-vous répéter ?',
  },
  es: {
    personAnswers: 'Una persona le responderá en este chat. Hasta luego.',
    unavailable: 'Ahora mismo no puedo seguir con la llamada. Vuelva a intentarlo un poco más tarde.',
    sayAgain: 'Perdone, algo ha salido mal. ¿Puede repetirlo?',
  },
  it: {
    personAnswers: 'Una persona le risponderà in questa chat. A presto.',
    unavailable: 'In questo momento non posso continuare la chiamata. Riprovi un po’ più tardi.',
    sayAgain: 'Mi scusi, qualcosa è andato storto. Può ripetere?',
  },
  pt: {
    personAnswers: 'Uma pessoa vai responder neste chat. Até logo.',
    unavailable: 'Não posso continuar a chamada neste momento. Tente de novo um pouco mais tarde.',
    sayAgain: 'Desculpe, algo correu mal. Pode repetir?',
  },
  nl: {
    personAnswers: 'Een medewerker antwoordt u in deze chat. Tot ziens.',
    unavailable: 'Ik kan dit gesprek nu niet voortzetten. Probeer het later nog eens.',
    sayAgain: 'Sorry, er ging iets mis. Kunt u dat nog eens zeggen?',
  },
  ar: {
    personAnswers: 'سيرد عليك أحد الموظفين في هذه الدردشة. إلى اللقاء.',
    unavailable: 'لا يمكنني متابعة المكالمة الآن. يرجى المحاولة بعد قليل.',
    sayAgain: 'عذرًا، حدث خطأ ما. هل يمكنك تكرار ذلك؟',
  },
}

/** Returns the texts in the language of the call, such as `de` or `en-GB`; English if none exist. */
export function callTextsOf(language: string): CallTexts {
  const short = language.slice(0, 2)
  return Object.entries(texts).find(([code]) => code === short)?.[1] ?? texts.en
}
