const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }
const otherLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * Folds a text for comparison: lower case, one width, no accents, and one form for letters that Arabic and
 * Russian write in several ways.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu, foldLatin)
      // Vowel marks, and the stroke that lengthens a word.
      .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
      .replace(/[أإآٱ]/g, 'ا')
      .replaceAll('ة', 'ه')
      .replaceAll('ى', 'ي')
      .replaceAll('ё', 'е')
      .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
  )
}

function foldLatin(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(otherLetters, (letter) => letters[letter] ?? letter)
}
