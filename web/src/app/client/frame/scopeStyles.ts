/** The attribute of the element below which an agency's own style sheet applies. */
export const stylesRoot = 'data-agency-styles'

/**
 * Returns an agency's style sheet, limited to its root whatever its selectors are, in a layer after the
 * platform's. A selector for the whole page selects the root. The browser parses the text first, so that
 * nothing in it closes the surrounding block.
 */
export function scopeStyles(css: string): string {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const rules = [...sheet.cssRules]
  for (const rule of rules)
    if (rule instanceof CSSStyleRule && /^(:root|html|body)$/.test(rule.selectorText))
      rule.selectorText = ':scope'
  const textOf = (chosen: CSSRule[]) => chosen.map(({ cssText }) => cssText).join('\n')
  const frames = rules.filter((rule) => rule instanceof CSSKeyframesRule)
  const others = rules.filter((rule) => !(rule instanceof CSSKeyframesRule))
  return `@layer agency{${textOf(frames)}@scope([${stylesRoot}]){${textOf(others)}}}`
}
