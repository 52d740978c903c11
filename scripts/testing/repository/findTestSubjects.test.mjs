import { describe, expect, it } from 'vitest'
import { findIn, findTestSubjects } from './findTestSubjects.mjs'

describe('findTestSubjects', () => {
  it('finds a test without a describe', () => {
    const text = `it('adds', () => {\n})\nit.each([1])('adds %d', () => {})\ndescribe('add', () => {\n  it('adds')\n})`
    expect(findIn([{ file: 'add.test.ts', text }])).toEqual([
      'add.test.ts:1: a describe has to name the subject of a test',
      'add.test.ts:3: a describe has to name the subject of a test',
    ])
  })

  it('finds a subject of two files, also in several regions', () => {
    const sources = [
      { file: 'one.test.ts', text: `describe('a wallet', () => {` },
      { file: 'two.test.ts', text: `describe.each(regions)('a wallet in %s', (region) => {` },
      { file: 'three.test.ts', text: `describe("a wallet's owner", () => {` },
    ]
    expect(findIn(sources)).toEqual(['two.test.ts:1: the subject is also that of one.test.ts: a wallet'])
  })

  it('allows two describes of one file to share their subject', () => {
    const text = `describe('a wallet in %s', () => {\ndescribe('a wallet in %s', () => {`
    expect(findIn([{ file: 'one.test.ts', text }])).toEqual([])
  })

  it('finds nothing in the repository', () => {
    expect(findTestSubjects()).toEqual([])
  })
})
