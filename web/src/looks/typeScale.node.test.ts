import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const sizes = ['12px', '13px', '14px', '16px', '20px', '28px', '44px']
const weights = ['400', '500', '600']

/**
 * Sizes and weights that follow something else: the fluid headings of the front page, letters in a face,
 * paper, and the ranges of variable fonts.
 */
const exceptions = {
  'features/auth/front/front.css': ['clamp(40px, 4.8vw, 64px)'],
  'features/auth/front/foot.css': ['clamp(26px, 3vw, 36px)'],
  'features/auth/front/proofs.css': ['clamp(26px, 3vw, 36px)'],
  'components/Face.module.css': ['calc(var(--size) * 0.38)'],
  'features/conversations/thread/Thread.module.css': ['11pt'],
  'base.css': ['100 1000', '100 900'],
} as const satisfies Record<string, readonly string[]>

const declaration = /(?<property>font|font-size|font-weight):\s*(?<value>[^;{}]+)/g

/** Returns the declared sizes and weights of a style sheet that are not in the scale. */
function othersIn(css: string): string[] {
  return [...css.matchAll(declaration)].flatMap(({ groups = {} }) => {
    const { property, value = '' } = groups
    const [size] = /[\d.]+px/.exec(value) ?? []
    const [weight] = /^\d{3}(?= )/.exec(value) ?? []
    if (value.trim() === 'inherit') return []
    if (property === 'font-size') return sizes.includes(value) ? [] : [value]
    if (property === 'font-weight') return weights.includes(value) ? [] : [value]
    const isOther = (size && !sizes.includes(size)) || (weight && !weights.includes(weight))
    return isOther ? [value] : []
  })
}

describe('style sheets of the dashboard', () => {
  it('use seven sizes and three weights of type', () => {
    const found = globSync('**/*.css', { cwd: folder }).flatMap((file) => {
      const allowed: readonly string[] = Object.entries(exceptions).find(([name]) => name === file)?.[1] ?? []
      const others = othersIn(readFileSync(join(folder, file), 'utf8'))
      return others.filter((other) => !allowed.includes(other)).map((other) => `${file}: ${other}`)
    })
    expect(found).toEqual([])
  })

  it.each([
    ['font-size: 15px;', '15px'],
    ['font-weight: 550;', '550'],
    ['font: 600 11px/1 var(--font);', '600 11px/1 var(--font)'],
  ])('are found when they contain %s', (css, other) => {
    expect(othersIn(css)).toEqual([other])
  })
})
