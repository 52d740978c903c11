import { describe, expect, it } from 'vitest'
import { mergeRules, splitRules } from './splitRules.ts'

const preludes = (css: string) => splitRules(css).map(({ prelude }) => prelude)

describe('the rules of a style sheet', () => {
  it('are found with their selectors, between comments, strings and at-rules', () => {
    const css = `/* { */ header  .face { color: red }
@import "x;{";
.pill::before { content: "}" } /* a { } */
@media (max-width: 400px) { .pill { gap: 1px } }
.open { color: `
    expect(preludes(css)).toEqual(['header .face', '.pill::before', '@media (max-width: 400px)'])
  })

  it('are replaced by their selector, and added at the end', () => {
    const css = '/* Ours */\nheader { color: red }\n\n.pill { gap: 1px }\n'
    expect(mergeRules(css, '.pill {\n  gap: 2px\n}\n.face { width: 1px }')).toBe(
      '/* Ours */\nheader { color: red }\n\n.pill {\n  gap: 2px\n}\n\n.face { width: 1px }\n',
    )
    expect(mergeRules('', 'a { color: red }')).toBe('a { color: red }\n')
  })

  it('are the same after they are merged again', () => {
    const added = 'header { color: blue }\n\n@media (width < 1px) { a { color: red } }'
    const once = mergeRules('header { color: red }', added)
    expect(mergeRules(once, added)).toBe(once)
  })

  it('never lose what is still being typed', () => {
    const css = 'header { color: red }\n.pill { gap:'
    expect(mergeRules(css, 'header { color: blue }')).toBe('header { color: blue }\n.pill { gap:')
  })
})
