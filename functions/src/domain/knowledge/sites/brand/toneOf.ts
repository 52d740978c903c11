import type { Tone } from '../../../../shared/knowledge/brand.ts'

const maxCharacters = 10_000
/** The words by which languages address people formally and informally; capitals tell some of them apart. */
const formsOfSpeech: Record<string, [formal: RegExp, informal: RegExp]> = {
  de: [
    /(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/g,
    /\b(?:du|dir|dich|dein(?:e[mnrs]?)?|euch|eure?)\b/gi,
  ],
  fr: [/\b(?:vous|votre|vos)\b/gi, /\b(?:tu|toi|ton|tes)\b/gi],
  es: [/\b(?:usted|ustedes)\b/gi, /(?<!\p{L})(?:tú|tu|tus|te|contigo)(?!\p{L})/giu],
  it: [/(?<=\p{L} )(?:Lei|Suo|Sua|Vostro|Vostra|Voi)\b/gu, /\b(?:tu|tuo|tua|tuoi|tue|ti)\b/gi],
  pt: [/\b(?:senhor|senhora|vossa|vosso)\b/gi, /(?<!\p{L})(?:você|vocês|tu|teu|tua)(?!\p{L})/giu],
  nl: [/\b(?:u|uw)\b/gi, /\b(?:je|jij|jou|jouw|jullie)\b/gi],
  pl: [
    /\b(?:Państw\p{L}{0,4}|Pan|Pani|Pana)(?!\p{L})/gu,
    /(?<!\p{L})(?:ty|ci|cię|twój|twoje|twoja|ciebie)(?!\p{L})/giu,
  ],
  ru: [
    /(?<!\p{L})(?:Вы|Вас|Вам|Ваш\p{L}{0,3}|вы|вас|вам|ваш\p{L}{0,3})(?!\p{L})/gu,
    /(?<!\p{L})(?:ты|тебя|тебе|твой|твоя|твои)(?!\p{L})/giu,
  ],
  uk: [
    /(?<!\p{L})(?:ви|вас|вам|ваш\p{L}{0,3})(?!\p{L})/giu,
    /(?<!\p{L})(?:ти|тебе|тобі|твій|твоя|твої)(?!\p{L})/giu,
  ],
}
const contraction =
  /\b(?:we|you|it|that|there|they|i)['’](?:re|ll|ve|s|d|m)\b|\b(?:don|can|won|isn|doesn)['’]t\b/gi
const emoji = /\p{Extended_Pictographic}/gu
/** Words in a sentence of a text that is formal without an address. */
const longSentence = 17

/** Returns how a text speaks to its readers; friendly where it does not say. */
export function toneOf(text: string, language: string): Tone {
  const read = text.slice(0, maxCharacters)
  const count = (pattern: RegExp) => read.match(pattern)?.length ?? 0
  const words = count(/[\p{L}\p{N}]+/gu)
  const shouts = count(/[!！]/g)
  if (count(emoji) >= 2 || (shouts >= 2 && shouts * 50 >= words)) return 'playful'
  const ways = formsOfSpeech[language]
  if (ways) {
    const [formal, informal] = ways.map(count)
    if ((formal ?? 0) + (informal ?? 0) > 1) return (formal ?? 0) > (informal ?? 0) ? 'formal' : 'friendly'
  }
  const sentences = Math.max(1, count(/[.?؟。](?:\s|$)/g))
  const isFormal =
    shouts === 0 && count(contraction) === 0 && words >= 60 && words / sentences >= longSentence
  return isFormal ? 'formal' : 'friendly'
}
