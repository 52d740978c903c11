import { widgetClasses, widgetProperties } from '@parley/functions/shared/css/widgetClasses'
import { withoutTexts } from '@parley/functions/shared/css/splitRules'

/** The texts that can replace the beginning before the caret. */
export interface Completion {
  /** The index of the beginning. */
  from: number
  options: readonly string[]
}

const maxOptions = 12
const none: readonly string[] = []

/** Returns the classes, properties and colours of the widget that fit at the caret. */
export function completeCss(
  css: string,
  caret: number,
  properties: readonly string[],
  isAsked = false,
): Completion {
  const before = withoutTexts(css.slice(0, caret))
  const boundary = Math.max(...['{', '}', ';'].map((sign) => before.lastIndexOf(sign)))
  const part = before.slice(boundary + 1)
  const isInBlock = depthOf(before) > 0
  const word = /[.\w-]*$/.exec(part)?.[0] ?? ''
  const from = caret - word.length
  if (isInBlock && part.includes(':'))
    return { from, options: isAsked || word.startsWith('--') ? fitting(widgetProperties, word) : none }
  const isClass = word.startsWith('.')
  if (isClass || (!isInBlock && isAsked && word === ''))
    return {
      from,
      options: fitting(
        widgetClasses.map((name) => `.${name}`),
        word,
      ),
    }
  if (!isInBlock || (!isAsked && word.length < 2)) return { from, options: none }
  return { from, options: fitting([...widgetProperties, ...properties], word) }
}

/** Returns the options that begin with a word, unless only the word itself is left. */
function fitting(options: readonly string[], word: string): readonly string[] {
  const found = options.filter((option) => option.startsWith(word)).slice(0, maxOptions)
  return found.length === 1 && found[0] === word ? none : found
}

function depthOf(css: string): number {
  return css.split('{').length - css.split('}').length
}
