const words = (text: string) => text.split(' ')

const negations = new Set(
  words(
    'not no none never nothing nobody neither nor without ' +
      'nicht nichts kein keine keinen keinem keiner keines nie niemals niemand ohne nein',
  ),
)
const numbers = new Map(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  ].flatMap((list) => words(list).map((word, index): [string, string] => [word, String(index)])),
)
for (const [index, pair] of words(
  'thirty/dreißig forty/vierzig fifty/fünfzig sixty/sechzig seventy/siebzig eighty/achtzig ninety/neunzig hundred/hundert',
).entries()) {
  for (const word of pair.split('/')) numbers.set(word, String((index + 3) * 10))
}

/** "don't" and "cannot" hide their negation. */
const contraction =
  /\b(?:[a-z]+n['’]t|(?:ca|wo|do|does|did|is|are|was|were|would|could|should|has|have|had)n(?:t|ot))\b/g

/**
 * A text's words in small letters; a number is one word however it is written: five and 5, 1,000 and 1000,
 * 9:00 and 9.
 */
export function plainWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(contraction, 'not')
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(/(\d)[:.,]00?(?!\d)/g, '$1')
    .replace(/(?<=\d)[,.:](?=\d)/g, '_')
  const found = plain.match(/\d+(?:_\d+)*|\p{L}+/gu) ?? []
  return found.map((word) => numbers.get(word) ?? word)
}

export const isNumber = (word: string) => /\d/.test(word)
export const isNegation = (word: string) => negations.has(word)
