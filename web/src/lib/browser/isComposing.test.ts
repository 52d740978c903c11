import { describe, expect, it } from 'vitest'
import { isComposing } from './isComposing.ts'

describe('a key while an input method composes', () => {
  it.each([
    ['in Chromium and Firefox', { key: 'Enter', isComposing: true, keyCode: 229 }, true],
    ['in Safari, which ends the composition first', { key: 'Enter', isComposing: false, keyCode: 229 }, true],
    ['after the composition', { key: 'Enter', isComposing: false, keyCode: 13 }, false],
  ])('%s', (_, init, expected) => {
    expect(isComposing(new KeyboardEvent('keydown', init))).toBe(expected)
  })
})
