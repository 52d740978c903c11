const articles = ['بال', 'كال', 'فال', 'ال', 'لل']
const endings = ['كم', 'هم', 'نا', 'ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']
const minLetters = { afterAnd: 3, afterArticle: 3, beforeEnding: 3 }

/**
 * Returns a folded Arabic word without its article and ending (light stemming, after Larkey, Ballesteros and
 * Connell, 2007), so that "السيارات", "سيارة" and "سيارتكم" match. The npm stemmers remove letters of the
 * root.
 */
export function stemArabic(word: string): string {
  const isLong = word.startsWith('و') && word.length > minLetters.afterAnd
  const bare = withoutArticle(isLong ? word.slice(1) : word)
  const stem = withoutEnding(withoutEnding(bare))
  // The ending of a feminine word is a separate letter before another ending.
  return stem.endsWith('ت') && stem.length > minLetters.beforeEnding ? stem.slice(0, -1) : stem
}

function withoutArticle(word: string): string {
  const article = articles.find(
    (each) => word.startsWith(each) && word.length - each.length >= minLetters.afterArticle,
  )
  return article ? word.slice(article.length) : word
}

function withoutEnding(word: string): string {
  const ending = endings.find(
    (each) => word.endsWith(each) && word.length - each.length >= minLetters.beforeEnding,
  )
  return ending ? word.slice(0, -ending.length) : word
}
