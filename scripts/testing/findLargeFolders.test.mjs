import { describe, expect, it } from 'vitest'
import { findLargeFolders, largeFoldersOf } from './findLargeFolders.mjs'

const filesOf = (folder, count) => Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`)

describe('findLargeFolders', () => {
  it('names a folder with more than 25 files', () => {
    expect(largeFoldersOf([...filesOf('web/src/a', 26), 'web/src/b.ts'])).toEqual(['web/src/a: 26'])
    expect(largeFoldersOf(filesOf('web/src/a', 25))).toEqual([])
  })

  it('counts styles and tests, but no files of inner folders', () => {
    const files = [...filesOf('web/src/a', 24), 'web/src/a/b/c.ts']
    expect(largeFoldersOf([...files, 'web/src/a/A.css'])).toEqual([])
    expect(largeFoldersOf([...files, 'web/src/a/A.css', 'web/src/a/A.test.tsx'])).toEqual(['web/src/a: 26'])
  })

  it('exempts the catalogues of a language, but not the folder around them', () => {
    expect(largeFoldersOf(filesOf('web/src/texts/de', 60))).toEqual([])
    expect(largeFoldersOf(filesOf('web/src/texts', 60))).toEqual(['web/src/texts: 60'])
  })

  it('finds no folder of the repository that is too large', () => {
    expect(findLargeFolders()).toEqual([])
  })
})
