import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

const folders = ['web/src/texts', 'web/site/texts'].map((name) => join(paths.root, name))

/** Counts the texts of the dashboard and of the public pages that each language leaves in English: `{ de: 12 }`. */
export async function countMissingTexts() {
  const languages = readdirSync(folders[0], { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map((entry) => entry.name)
  const counts = languages.map(async (language) => [language, await countMissing(language)])
  return Object.fromEntries(await Promise.all(counts))
}

async function countMissing(language) {
  let missing = 0
  for (const folder of folders)
    for (const file of readdirSync(join(folder, 'en'))) {
      const own = await keysOf(join(folder, language, file))
      const english = await keysOf(join(folder, 'en', file))
      missing += english.filter((key) => !own.includes(key)).length
    }
  return missing
}

async function keysOf(path) {
  return existsSync(path) ? Object.keys((await import(path)).texts) : []
}
