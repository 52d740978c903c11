import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

const maxFiles = 25

/** Returns the folders of the backend with more source files than a reader can oversee, with their numbers. */
export function findLargeFolders() {
  const files = ['functions/src', 'functions/test'].flatMap((folder) =>
    readdirSync(join(paths.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  )
  return largeFoldersOf(files)
}

/** The same for these files. */
export function largeFoldersOf(files) {
  const counts = new Map()
  for (const folder of files.map((file) => dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > maxFiles).map(([folder, count]) => `${folder}: ${count}`)
}
