import { expect, it } from 'vitest'
import { findLargeFolders, largeFoldersOf } from './findLargeFolders.mjs'

it('names a folder with more than 25 files', () => {
  const files = Array.from({ length: 26 }, (_, at) => `a/b/${at}.ts`)
  expect(largeFoldersOf([...files, 'a/c.ts'])).toEqual(['a/b: 26'])
  expect(largeFoldersOf(files.slice(1))).toEqual([])
})

it('finds no folder of the backend that is too large', () => {
  expect(findLargeFolders()).toEqual([])
})
