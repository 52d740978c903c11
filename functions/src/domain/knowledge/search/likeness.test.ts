import { describe, expect, it } from 'vitest'
import { isSpeltLike } from './likeness.ts'

describe('two words', () => {
  it.each([
    ['showrom', 'showroom', 1],
    ['garantee', 'guarantee', 1],
    ['jionts', 'joints', 1],
    ['hourz', 'hours', 1],
    ['gewahrleistng', 'gewahrleistung', 1],
    ['recieveing', 'receiving', 2],
    ['abcdef', 'badcfe', 3],
  ])('%s and %s differ in %i places at the most', (one, other, most) => {
    expect(isSpeltLike(one, other, most)).toBe(true)
    expect(isSpeltLike(other, one, most)).toBe(true)
  })

  it.each([
    ['france', 'fence', 1],
    ['table', 'chair', 2],
    ['hours', 'houses', 0],
    ['stool', 'toolbox', 2],
  ])('%s and %s differ in more than %i', (one, other, most) => {
    expect(isSpeltLike(one, other, most)).toBe(false)
  })
})
