import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readPages } from '../../../store/documents.ts'
import type { Query } from '../../../store/Query.ts'
import { runIsolated } from '../errors/runIsolated.ts'

/** `sweeps/{name}`: the document after which the next run continues. */
const progressSchema = z.object({ last: z.string() })

interface Turns<Schema extends z.ZodType> {
  region: Region
  /** The name of the stored position. */
  name: string
  /** Names the work in the log of failures. */
  what: string
  collection: string
  schema: Schema
  narrow: (query: Query) => Query
  now: () => number
  maxMs: number
  /** The documents that are processed at the same time. */
  atOnce?: number
  pageSize?: number
}

/**
 * Runs `act` for the documents of a query, in the order of their ids, for as long as time allows; the next
 * run continues after the last one. A failing document is logged and the others continue.
 */
export async function sweepInTurns<Schema extends z.ZodType>(
  { region, name, what, collection, schema, narrow, now, maxMs, atOnce = 1, pageSize = 50 }: Turns<Schema>,
  act: (data: z.output<Schema>) => Promise<unknown>,
): Promise<void> {
  const progress = paths.sweep(name)
  const last = (await readDocument(region, progress, progressSchema))?.data.last ?? ''
  const endsAt = now() + maxMs
  const pages = readPages(region, collection, schema, narrow, { size: pageSize, after: last })
  let reached = ''
  let group: Promise<unknown>[] = []
  for await (const { path, data } of pages) {
    group.push(runIsolated(what, path, () => act(data)))
    if (group.length < atOnce) continue
    await Promise.all(group)
    group = []
    if (now() < endsAt) continue
    reached = path
    break
  }
  await Promise.all(group)
  if (reached !== last) await new Writes(region).set(progress, { last: reached }).commit()
}
