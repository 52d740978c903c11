import { describe, expect, it } from 'vitest'
import { figuresInMarkdown } from './showFigures.mjs'
import { withFigures } from './writeBudgets.mjs'

const page = 'Before\n<!-- figures: written by npm run bench -->\nold\n<!-- end of figures -->\nAfter\n'

describe('withFigures', () => {
  it('replaces the figures and nothing else', () => {
    expect(withFigures(page, 'new')).toBe(
      'Before\n<!-- figures: written by npm run bench -->\n\nnew\n\n<!-- end of figures -->\nAfter\n',
    )
  })

  it('refuses a page without the marks', () => {
    expect(() => withFigures('Before', 'new')).toThrow('lost the marks')
  })
})

describe('figuresInMarkdown', () => {
  it('lists measured figures with their goals', () => {
    expect(figuresInMarkdown({ turnReads: 0.013 })).toBe(
      '| metric | figure | floor | goal |  |\n| --- | --- | --- | --- | --- |\n' +
        '| Reads a warm turn | 0.01 |  | ≤ 1 | ✓ |',
    )
  })
})
