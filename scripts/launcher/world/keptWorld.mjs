import { existsSync, rmSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../paths.mjs'

/** The folder of the world that `npm start -- --keep` continues. */
export const keptWorld = join(paths.root, '.parley')

/**
 * Returns whether a world was kept. A run that ended while it replaced the folder has left the former one,
 * which is used again.
 */
export function hasKeptWorld(folder = keptWorld) {
  const former = `${folder}.former`
  if (!existsSync(folder) && existsSync(former)) renameSync(former, folder)
  rmSync(former, { recursive: true, force: true })
  return existsSync(join(folder, 'firebase-export-metadata.json'))
}
