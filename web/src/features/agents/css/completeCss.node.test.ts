import { describe, expect, it } from 'vitest'
import { completeCss } from './completeCss.ts'

const properties = ['background', 'background-color', 'color']
/** Completes at the `|` of a text. */
const at = (text: string, isAsked = false) => {
  const caret = text.indexOf('|')
  return completeCss(text.replace('|', ''), caret, properties, isAsked)
}

describe('the completion of CSS', () => {
  it.each([
    ['.|', 0, ['.home', '.quiet', '.face']],
    ['header .fa|', 7, ['.face']],
    ['@media (max-width: 4px) { .vis| }', 26, ['.visitor']],
    ['.face { backg| }', 8, ['background', 'background-color']],
    ['.face { color: var(--on|) }', 19, ['--on-accent']],
    ['.face { --pa|', 8, ['--paper']],
  ])('offers what fits in %s', (text, from, options) => {
    const completion = at(text)
    expect(completion.from).toBe(from)
    expect(completion.options.slice(0, options.length)).toEqual(options)
  })

  it.each([
    '|',
    'header|',
    '.face|',
    '.face { c|',
    '.face { color: re|',
    '/* .| */',
    '.a::after { content: ".|" }',
  ])('offers nothing in %s', (text) => expect(at(text).options).toEqual([]))

  it('lists all classes or colours on demand', () => {
    expect(at('|', true).options).toContain('.home')
    expect(at('.face { color: |', true).options).toContain('--accent')
    expect(at('.face { |', true).options).toContain('--accent')
  })
})
