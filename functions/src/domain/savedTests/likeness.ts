/** Words this short say little and differ between two good answers. */
const shortest = 3

/** Share of the expected answer's words that an answer holds, from 0 to 1. Order, case and punctuation do not count. */
export function likeness(expected: string, answer: string): number {
  const wanted = wordsOf(expected)
  const given = new Set(wordsOf(answer))
  if (wanted.length === 0) return given.size === 0 ? 1 : 0
  return wanted.filter((word) => given.has(word)).length / wanted.length
}

function wordsOf(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = all.filter((word) => word.length >= shortest || /\d/.test(word))
  return [...new Set(telling.length > 0 ? telling : all)]
}
