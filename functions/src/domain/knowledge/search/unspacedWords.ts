/** A piece of a run of letters without spaces, and its share of a word. */
export interface SharedPiece {
  text: string
  share: number
}

export type UnspacedLanguage = 'ja' | 'ko' | 'zh'

/** A piece across the border of two words is usually not a word. */
const borderShare = 0.1
/** A word of one letter has meaning together with its neighbour. */
const singleLetterShare = 0.4

/** Words that form a question and say nothing about its topic. */
const functionWords: Record<UnspacedLanguage, ReadonlySet<string>> = {
  zh: new Set(
    (
      '什么 怎么 怎样 怎么样 如何 多少 哪里 哪儿 哪些 哪个 哪 可以 请问 请 有没有 能不能 是不是 可不可以 你们 我们 他们 我 你 您 他 她 它 ' +
      '这个 那个 这 那 一下 吗 呢 吧 啊 的 了 是 在 有 想 要 会 能 需要 应该 如果 因为 还是 还 能否 是否 几 为什么 谁 告诉 知道 ' +
      '帮 给 让 对 和 与 或 也 都 就 不 没 没有 很 太 再 又 把 被 从 到 得 地 着 过 用 去 来 说 看 做 个 些 里 上 下 时候 现在 觉得'
    ).split(' '),
  ),
  ja: new Set(
    '何 私 僕 俺 方 事 時 場合 今 教え 下さい 出来 出来る 思い 欲しい 願い 誰 為 所 物 様 中 的 お願い'.split(
      ' ',
    ),
  ),
  ko: new Set(
    (
      '있나 있어 있는 있을 있습 하나 하는 하시 시나 나요 되나 인가 가요 까요 세요 주세 어요 해요 니다 니까 습니 합니 입니 ' +
      '어떻 떻게 무엇 뭐예 예요 이에 에요 얼마 나나 을까 할까 할수 수있 싶어 싶은 해주 알려 려주 요즘 제가 저는 우리 그럼 그러'
    ).split(' '),
  ),
}

const koreanEndings =
  /(?:하시나요|하나요|있나요|있어요|있을까요|되나요|됩니까|인가요|인가|할까요|을까요|일까요|주세요|하세요|해요|합니까|습니까|입니까|나요|까요|가요|에서는|에서|으로|까지|부터|에게|한테|이나|보다|처럼|하고|이랑|에는|에도|은|는|이|가|을|를|에|의|도|로|와|과|만|죠)$/

const hiraganaOnly = /^\p{Script=Hiragana}+$/u
const segmenters = new Map<UnspacedLanguage, Intl.Segmenter>()

/** Returns the language of a folded run of letters by its script; undefined for other scripts. */
export function unspacedLanguage(text: string): UnspacedLanguage | undefined {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined
}

/**
 * Returns the pieces of a question's run with their weights: the pieces of one word together weigh one word.
 */
export function sharedPieces(run: string, language: UnspacedLanguage): SharedPiece[] {
  const words = language === 'ko' ? koreanWords(run) : segments(run, language)
  const letters = Array.from(run)
  const wordAt = letters.map((_, at) => words.find(({ from, to }) => from <= at && at < to))
  const pieces: SharedPiece[] = []
  for (let at = 0; at + 1 < letters.length; at++) {
    const [one, other] = [wordAt[at], wordAt[at + 1]]
    const text = `${letters[at]}${letters[at + 1]}`
    // Suffixes, which no index has.
    if (hiraganaOnly.test(text) || functionWords[language].has(text)) continue
    if (one && one === other) pieces.push({ text, share: 1 / (one.to - one.from - 1) })
    else if (isSingle(one) || isSingle(other)) pieces.push({ text, share: singleLetterShare })
    else if (one ?? other) pieces.push({ text, share: borderShare })
  }
  return pieces
}

interface Span {
  from: number
  to: number
}

function isSingle(span: Span | undefined): boolean {
  return span !== undefined && span.to - span.from === 1
}

/** Returns the words of a run that have meaning. */
function segments(run: string, language: 'ja' | 'zh'): Span[] {
  const cached = segmenters.get(language)
  const segmenter = cached ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  const spans: Span[] = []
  let from = 0
  for (const { segment } of segmenter.segment(run)) {
    const to = from + Array.from(segment).length
    if (!functionWords[language].has(segment)) spans.push({ from, to })
    from = to
  }
  return spans
}

/** Returns a word without its suffix. */
function koreanWords(run: string): Span[] {
  const letters = Array.from(run).length
  const stem = Array.from(run.replace(koreanEndings, '')).length
  return [{ from: 0, to: stem >= 2 ? stem : letters }]
}
