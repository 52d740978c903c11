import { writeFileSync } from 'node:fs'
import { refreshSite } from '../../src/domain/knowledge/sites/sites.ts'
import { addTestSite, openSites } from '../knowledge/sites.ts'

/**
 * Reads a site of 300 pages from the sandbox with the queue in memory, and again after three of its pages
 * have changed: measures both durations and the number of pages that were downloaded again.
 */
const pages = 300
const sites = await openSites()
const world = await sites.make('na', { pages })
const { sourceId } = await addTestSite(world)
const started = performance.now()
await world.ports.tasks.run()
const readMs = performance.now() - started
const first = (await world.source(sourceId)).site.run
if (first.state !== 'done' || first.read !== pages)
  throw new Error(`Not all was read: ${JSON.stringify(first)}`)
await world.control({ pages, changed: { '/articles/7': 1, '/articles/77': 1, '/articles/277': 1 } })
const again = performance.now()
await refreshSite(world.ports, world.agent.caller, { ...world.agent, sourceId })
await world.ports.tasks.run()
const refreshMs = performance.now() - again
const { changed, read } = (await world.source(sourceId)).site.run
writeFileSync(
  process.env['PARLEY_BENCH_OUTPUT'] ?? 'site.json',
  JSON.stringify({ readMs, refreshMs, bodies: changed + read }),
)
process.exit()
