/** A part of a style sheet that can be replaced as a whole: a rule or an at-rule with its block. */
export interface CssRule {
  /** The selector or the at-rule, without comments and repeated spaces. */
  prelude: string
  /** The index of its first character and the one behind its last. */
  from: number
  to: number
}

/** A string or comment, in which braces and semicolons mean nothing; an unclosed one ends with the text. */
const opaque = new RegExp(
  [
    String.raw`/\*[\s\S]*?(?:\*/|$)`,
    String.raw`"(?:[^"\\\n]|\\[\s\S])*(?:"|$|(?=\n))`,
    String.raw`'(?:[^'\\\n]|\\[\s\S])*(?:'|$|(?=\n))`,
  ].join('|'),
  'g',
)

/** Returns the outermost rules of a style sheet, also of one that is still being typed. */
export function splitRules(css: string): CssRule[] {
  const bare = withoutTexts(css)
  const rules: CssRule[] = []
  let depth = 0
  let start = 0
  let prelude = ''
  for (let at = 0; at < bare.length; at++) {
    const sign = bare[at]
    if (sign === '{' && depth++ === 0) prelude = css.slice(start, at)
    else if (sign === '}' && depth > 0 && --depth === 0) {
      rules.push(ruleOf(css, prelude, start, at + 1))
      start = at + 1
    } else if (sign === ';' && depth === 0) start = at + 1
  }
  return rules
}

/**
 * Returns a style sheet with new rules: each replaces the last one with the same selector, and a new one
 * comes last.
 */
export function mergeRules(css: string, added: string): string {
  let merged = css
  for (const { prelude, from, to } of splitRules(added)) {
    const text = added.slice(from, to)
    const before = splitRules(merged).findLast((rule) => rule.prelude === prelude)
    merged = before
      ? merged.slice(0, before.from) + text + merged.slice(before.to)
      : `${merged.trimEnd()}${merged.trim() === '' ? '' : '\n\n'}${text}\n`
  }
  return merged
}

function ruleOf(css: string, prelude: string, start: number, to: number): CssRule {
  const comments = /^(?:\s|\/\*[\s\S]*?\*\/)*/.exec(prelude)?.[0].length ?? 0
  const name = prelude.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return { prelude: name.replaceAll(/\s+/g, ' ').trim(), from: start + comments, to }
}

/** Returns a style sheet of the same length and lines without its strings and comments. */
export function withoutTexts(css: string): string {
  return css.replaceAll(opaque, (text) => text.replaceAll(/[^\n]/g, ' '))
}
