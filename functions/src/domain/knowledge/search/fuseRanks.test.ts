import { describe, expect, it } from 'vitest'
import { choosePassages } from './choosePassages.ts'
import { fuseRanks, toStoredVector } from './fuseRanks.ts'
import { printCount } from './likeness.ts'

const vectors = [
  [1, 0],
  [0, 1],
  [0.8, 0.6],
].map(toStoredVector)
const arrays = {
  lengths: Uint32Array.from([9, 9, 9]),
  vectors: Int8Array.from(vectors.flatMap((vector) => [...vector])),
  prints: Uint32Array.from({ length: 3 * printCount }, (_, at) => at),
}
const all = { has: () => true }
const only = (found: number) => ({ has: (passage: number) => passage === found })
const ranked = (passage: number, coverage: number) => ({ passage, score: coverage, coverage, words: 1 })

describe('fuseRanks', () => {
  it('ranks passages found by words and meaning first, and finds some without a word of the question', () => {
    const fused = fuseRanks(arrays, [ranked(1, 0.6), ranked(2, 0.5)], toStoredVector([1, 0]), all)
    expect(fused.map(({ passage }) => passage)).toEqual([2, 0, 1])
    expect(fused.map(({ likeness }) => likeness && Math.round(likeness * 10) / 10)).toEqual([
      0.8,
      1,
      undefined,
    ])
  })

  it('finds no passage by meaning that is not allowed', () => {
    const fused = fuseRanks(arrays, [ranked(2, 0.5)], toStoredVector([1, 0]), only(2))
    expect(fused.map(({ passage }) => passage)).toEqual([2])
  })

  it('finds an allowed passage however many others are nearer', () => {
    const others = Array.from({ length: 200 }, () => toStoredVector([1, 0]))
    const many = {
      lengths: new Uint32Array(201).fill(9),
      vectors: Int8Array.from([...others, toStoredVector([0.8, 0.6])].flatMap((vector) => [...vector])),
    }
    const fused = fuseRanks(many, [], toStoredVector([1, 0]), only(200))
    expect(fused.map(({ passage }) => passage)).toEqual([200])
  })

  it('leaves out everything when neither is about the question', () => {
    const fused = fuseRanks(arrays, [ranked(1, 0.1)], toStoredVector([-1, 0]), all)
    const { chosen, leftOut } = choosePassages(arrays, fused, 5, 5)
    expect(chosen).toEqual([])
    expect(leftOut).toMatchObject([{ why: 'notAboutIt' }])
  })
})
