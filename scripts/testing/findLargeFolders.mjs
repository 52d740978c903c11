import { dirname } from 'node:path'
import { listFiles } from './listFiles.mjs'

const maxFiles = 25
/** Folders of data, which are not read from end to end; each with its reason. */
const exempt = [
  // A catalogue for each page: the same files in every language.
  /^web\/src\/texts\/[\w-]+$/,
  // Tables of pdf.js, as they are published.
  /^functions\/cmaps$/,
  // Samples, one for each kind of file, and the documents that the search is measured with.
  /^functions\/test\/files\/kinds$/,
  /^functions\/test\/search\/\w+\/documents$/,
]

/** Returns the folders with more files than a reader can oversee, with their numbers. */
export function findLargeFolders() {
  return largeFoldersOf(listFiles('functions', 'web', 'widget', 'scripts', 'sandbox'))
}

/**
 * Returns the folders among these files that have too many files. Files of inner folders do not count.
 * @internal Exported for tests.
 */
export function largeFoldersOf(files) {
  const counts = new Map()
  for (const folder of files.map((file) => dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > maxFiles && !exempt.some((pattern) => pattern.test(folder)))
    .map(([folder, count]) => `${folder}: ${count}`)
}
