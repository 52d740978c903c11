import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'

/**
 * A vendor's own payload from the folder of samples beside the project; undefined where that is not there,
 * and tests of it are skipped.
 */
export function readSample<S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined {
  const path = new URL(`../../../../shared/contracts/channels/samples/${name}`, import.meta.url)
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
