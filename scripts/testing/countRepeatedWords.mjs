/** The end of a describe that names the region or the case. */
const variant = /,? (?:in|on|of) %\w.*$/
/** Words that narrow a subject down: "a page that denies storage" is not just "a page". */
const narrowing =
  /^(?:that|which|who|whose|whom|of|with|without|for|from|in|on|at|by|to|as|and|or|over|under|a|an|the|%\w)$/
const article = /^(?:a|an|the)$/
/** A predicate, or a word that may be one. */
const predicate = /^(?:are|have|were|\w+s)$/

/**
 * Returns the number of words at the start of a title that repeat the subject of its describe: the whole
 * subject, its first words, or its noun alone before a predicate. 0 when the title has a subject of its own.
 */
export function countRepeatedWords(title, subject) {
  const words = wordsOf(title)
  const named = wordsOf(subject.replace(variant, ''))
  const firstDifference = named.findIndex((word, at) => word !== words[at])
  const count = firstDifference === -1 ? named.length : firstDifference
  const next = words[count]
  if (next === undefined) return 0
  if (count === named.length) return narrowing.test(next) ? 0 : count
  const isShortened = count > 1 && !narrowing.test(words[count - 1] ?? '') && predicate.test(next)
  return isShortened ? count : countNoun(words, named)
}

/** Returns the length of the subject's noun with its article where a title begins with it, else 0. */
function countNoun(words, named) {
  const end = named.findIndex((word, at) => at > 0 && narrowing.test(word))
  const noun = named[end === -1 ? named.length - 1 : end - 1]
  const at = article.test(words[0] ?? '') ? 1 : 0
  return words[at] === noun && predicate.test(words[at + 1] ?? '') ? at + 1 : 0
}

const wordsOf = (text) => text.toLowerCase().replaceAll('’', "'").split(/\s+/)
