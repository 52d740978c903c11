import type { Language } from '../../../../shared/texts/languages.ts'

interface ShortReplies {
  yes: readonly string[]
  no: readonly string[]
}

/**
 * The words with which people agree and decline by themselves. Each is a whole message, and means the same in
 * all languages that have it.
 */
export const shortReplies: Readonly<Record<Language, ShortReplies>> = {
  en: {
    yes: ['Yes', 'Yes please', 'Yes, please do', 'Yes, do it', 'Yes, go ahead', 'Yeah', 'Yep', 'Yes, sure'],
    no: ['No', 'No thanks', 'No thank you', 'No, please don’t', 'No, don’t', 'No, leave it', 'Nope'],
  },
  de: {
    yes: ['Ja', 'Ja bitte', 'Ja gerne', 'Ja gern', 'Ja, sehr gerne', 'Ja, genau', 'Ja, mach das'],
    no: ['Nein', 'Nein danke', 'Nein, bitte nicht', 'Nein, lieber nicht', 'Lieber nicht', 'Nee'],
  },
  fr: {
    yes: [
      'Oui',
      'Oui, s’il vous plaît',
      'Oui, s’il te plaît',
      'Oui, allez-y',
      'Oui, vas-y',
      'Oui merci',
      'Ouais',
    ],
    no: ['Non', 'Non merci', 'Non, laissez', 'Non, laisse', 'Surtout pas'],
  },
  es: {
    yes: ['Sí', 'Sí, por favor', 'Sí, adelante', 'Sí, claro', 'Claro que sí', 'Sí, hágalo', 'Sí, hazlo'],
    no: ['No', 'No, gracias', 'No, déjalo', 'No, déjelo', 'Mejor no'],
  },
  it: {
    yes: ['Sì', 'Sì, per favore', 'Sì, grazie', 'Sì, procedi', 'Sì, proceda', 'Sì, certo', 'Sì, va bene'],
    no: ['No', 'No, grazie', 'No, lascia stare', 'No, lasci stare', 'Meglio di no'],
  },
  pt: {
    yes: [
      'Sim',
      'Sim, por favor',
      'Sim, avance',
      'Sim, claro',
      'Claro que sim',
      'Sim, obrigado',
      'Sim, obrigada',
    ],
    no: ['Não', 'Não, obrigado', 'Não, obrigada', 'Não, deixe estar', 'Melhor não'],
  },
  nl: {
    yes: [
      'Ja',
      'Ja graag',
      'Ja, alsjeblieft',
      'Ja, alstublieft',
      'Ja, doe maar',
      'Ja, ga je gang',
      'Ja, prima',
    ],
    no: ['Nee', 'Nee, bedankt', 'Nee, dank je', 'Nee, dank u', 'Nee, laat maar', 'Liever niet'],
  },
  ar: {
    yes: ['نعم', 'نعم من فضلك', 'نعم، نفّذ', 'نعم، تفضل', 'نعم بالتأكيد', 'أجل', 'أيوه'],
    no: ['لا', 'لا، شكرًا', 'لا، اترك ذلك', 'لا، من فضلك', 'كلا'],
  },
}
