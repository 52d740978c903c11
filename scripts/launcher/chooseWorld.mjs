import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchError } from './failWith.mjs'
import { hashFiles } from './hashFiles.mjs'
import { makeWorld } from './makeWorld.mjs'
import { paths } from './paths.mjs'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A world that ended longer ago leaves holes where people look first: today and yesterday. */
const mostDays = 2
/** What a world is made of: with another of these, one that was kept is of no use. */
const madeOf = ['functions/test/seed', 'functions/src/shared']

/**
 * The folder of the demo world that people see: the committed one while it is of these days, else one whose
 * last day is today, which is made where there is none and kept until it is too old again. Tests and pictures
 * use the committed one, which is the same for everybody.
 */
export async function chooseWorld(now = Date.now()) {
  if (isOfTheseDays(endOf(paths.emulatorData), now)) return paths.emulatorData
  const kept = join(paths.cache, 'world')
  const stamp = join(kept, 'madeOf')
  const hash = hashFiles(madeOf)
  const isUsable = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isUsable && isOfTheseDays(endOf(kept), now)) return kept
  console.log(`The repository's demo world ended more than ${mostDays} days ago: its charts would be empty.
One that ends today is made now, which takes about a minute and is kept in .cache/world:`)
  try {
    // Its last conversations go on for some minutes after its end, and nothing should lie ahead.
    await makeWorld(kept, new Date(now - (now % hourMs) - hourMs).toISOString())
    writeFileSync(stamp, hash)
    return kept
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
    console.log(`${error.message}\nIt could not be made; the one of the repository is used.`)
    return paths.emulatorData
  }
}

/** Whether a world that ended at a moment still shows these days; both in milliseconds since 1970. */
export function isOfTheseDays(end, now) {
  return end !== undefined && now - end < mostDays * dayMs
}

/** When a world's last day ends, in milliseconds since 1970; undefined where the folder holds none. */
function endOf(folder) {
  const file = join(folder, 'world.json')
  return existsSync(file) ? Date.parse(JSON.parse(readFileSync(file, 'utf8')).end) : undefined
}
