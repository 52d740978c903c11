/** How questions begin that go on with the one before: "And on Sundays?" Folded, in all languages. */
const beginnings =
  'and but or then also so und aber oder dann also et mais ou alors y pero o entonces e ma allora invece mas entao ' +
  'en maar of dan а и но или тогда тоже طيب بس ثم'
const starts = new Set(beginnings.split(' '))
/** The same where words are not parted by spaces, and in Arabic, which writes "and" in front of a word. */
const startLetters =
  /^(?:و|那|那么|还有|如果|要是|では|じゃあ|じゃ|それ|その|あと|ちなみに|そして|그럼|그러면|그건|그거|거기|그리고|그)/u

/** A question that tells less than so many words goes on with what was asked before; one that says so, with more. */
const enoughToStandAlone = { otherwise: 3, whereItSaysSo: 6 }

/** Whether a folded question says itself that it goes on with the one before. */
export function saysItGoesOn(folded: string): boolean {
  const question = folded.replace(/^[^\p{L}\p{N}]+/u, '')
  const [first = ''] = question.split(/[^\p{L}\p{M}]/u)
  return starts.has(first) || startLetters.test(question)
}

/** Whether it may. `telling`: how many of its words tell something. */
export function mayGoOn(saysSo: boolean, telling: number): boolean {
  return telling < (saysSo ? enoughToStandAlone.whereItSaysSo : enoughToStandAlone.otherwise)
}
