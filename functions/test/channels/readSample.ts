import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'

/**
 * Reads a recorded payload of a vendor from the samples beside the repository; undefined if they are missing,
 * and its tests are skipped.
 */
export function readSample<S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined {
  const path = new URL(`../../../../shared/contracts/channels/samples/${name}`, import.meta.url)
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
