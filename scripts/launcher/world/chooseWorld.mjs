import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchError } from '../failWith.mjs'
import { hashFiles } from '../hashFiles.mjs'
import { makeWorld } from './makeWorld.mjs'
import { paths } from '../paths.mjs'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** In an older world, today and yesterday are empty, where people look first. */
const maxDays = 2
/** The sources of a world: when they change, a cached world is no longer usable. */
const sourceFolders = ['functions/test/seed', 'functions/src/shared']

/**
 * Returns the folder of the demo world to show.
 * It is the committed one while that is recent. Otherwise it is a cached one that ends today, created if
 * necessary. Tests and pictures always use the committed one.
 */
export async function chooseWorld(now = Date.now()) {
  if (isRecent(endOf(paths.emulatorData), now)) return paths.emulatorData
  const cachedWorld = join(paths.cache, 'world')
  const hashFile = join(cachedWorld, 'sourcesHash')
  const hash = hashFiles(sourceFolders)
  const isUsable = existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash
  if (isUsable && isRecent(endOf(cachedWorld), now)) return cachedWorld
  console.log(`The repository's demo world ended more than ${maxDays} days ago: its charts would be empty.
One that ends today is created now in .cache/world, which takes about a minute:`)
  try {
    // Its last conversations continue for some minutes after its end, and no message may be in the future.
    await makeWorld(cachedWorld, new Date(now - (now % hourMs) - hourMs).toISOString())
    writeFileSync(hashFile, hash)
    return cachedWorld
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
    console.log(`${error.message}\nThe new world could not be created; the one of the repository is used.`)
    return paths.emulatorData
  }
}

/**
 * Returns whether a world that ends at `end` still shows recent days; both in milliseconds since 1970.
 * @internal Exported for tests.
 */
export function isRecent(end, now) {
  return end !== undefined && now - end < maxDays * dayMs
}

/**
 * Returns the end of a world's last day, in milliseconds since 1970; undefined when the folder has no world.
 */
function endOf(folder) {
  const file = join(folder, 'world.json')
  return existsSync(file) ? Date.parse(JSON.parse(readFileSync(file, 'utf8')).end) : undefined
}
