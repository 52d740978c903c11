import { describe, expect, it } from 'vitest'
import { findRefused } from './findRefused.ts'

describe('findRefused', () => {
  it('finds with its line what publishing leaves out of a style sheet', () => {
    const css = `@import "https://evil.example/x.css";
/* url( */
.face {
  color: red;
  background: url(//evil.example);
  position: fixed
}
@font-face { src: local(x); }
@media (max-width: 400px) {
  .pill { gap: 1px !important; behavior: none; }
}
:host { inset: 0; --accent: red }`
    expect(findRefused(css)).toEqual([
      { line: 1, text: '@import "https://evil.example/x.css"' },
      { line: 5, text: 'background: url(//evil.example)' },
      { line: 6, text: 'position: fixed' },
      { line: 8, text: '@font-face' },
      { line: 8, text: 'src: local(x)' },
      { line: 10, text: 'behavior: none' },
      { line: 12, text: 'inset: 0' },
    ])
  })

  it('finds selectors that may mean the host', () => {
    expect(findRefused('@media all { & { --x: 1 } }\n:scope { --x: 1 }')).toEqual([
      { line: 1, text: '&' },
      { line: 2, text: ':scope' },
    ])
  })

  it.each([
    '',
    '.a { color: red; &:hover { color: blue } }',
    '.a::before { content: "; } position: fixed" }',
    '/* @import "x"; */ :host([data-dark]) dialog { --paper: #000 }',
    '@keyframes turn { from { rotate: 0deg } }',
    '.a { color: r',
  ])('finds nothing in %j', (css) => expect(findRefused(css)).toEqual([]))
})
