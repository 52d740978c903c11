import { describe, expect, it } from 'vitest'
import { colourUsages } from '../brand/brandPatterns.ts'
import { generateTheme } from './agentTheme.ts'
import { themeCss } from './themeCss.ts'

describe('the style sheet of a theme', () => {
  it('differs for each use of the colour', () => {
    const [plain = '', colorful = '', gradient = ''] = colourUsages.map((usage) =>
      themeCss(generateTheme('#3a5bd9', 'light', usage)),
    )
    expect(plain).not.toMatch(/--tint|gradient|--head/)
    expect(colorful).toMatch(/--tint:#.*--head:/)
    expect(colorful).not.toContain('gradient')
    expect(gradient).toContain('linear-gradient(135deg,var(--accent),#')
  })
})
