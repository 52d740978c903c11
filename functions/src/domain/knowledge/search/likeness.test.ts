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
  ])('finds %s and %s to differ in at most %i letters', (one, other, max) => {
    expect(isSpeltLike(one, other, max)).toBe(true)
    expect(isSpeltLike(other, one, max)).toBe(true)
  })

  it.each([
    ['france', 'fence', 1],
    ['table', 'chair', 2],
    ['hours', 'houses', 0],
    ['stool', 'toolbox', 2],
  ])('finds %s and %s to differ in more than %i letters', (one, other, most) => {
    expect(isSpeltLike(one, other, most)).toBe(false)
  })
})
