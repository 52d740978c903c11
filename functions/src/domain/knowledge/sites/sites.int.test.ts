import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { addTestSite, openSites } from '#test/knowledge/sites.ts'
import { readInChild } from '../../../providers/parsing/readInChild.ts'
import { siteLimits } from '../../../shared/knowledge/sites.ts'
import { Writes } from '../../../store/commit.ts'
import { excludePage, includePage, retryFailedPages } from './pages/pages.ts'
import { cancelSite, refreshSite } from './sites.ts'
import { pageIdOf } from './crawling/siteUrl.ts'

let sites: Awaited<ReturnType<typeof openSites>>
beforeAll(async () => {
  await clearDatabases()
  sites = await openSites()
})
afterAll(() => sites[Symbol.asyncDispose]())
beforeEach(() => {
  // A repeated step is logged.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const count = (requests: Record<string, { count: number }>) =>
  Object.entries(requests)
    .filter(([path]) => path.startsWith('/articles/') || path === '/')
    .reduce((sum, [, { count: times }]) => sum + times, 0)

describe.each(oneRegion)('a site in %s', (region) => {
  it('is read as a whole, each page once, and gives each passage its URL', async () => {
    const world = await sites.make(region, { pages: 60 })
    const { sourceId } = await addTestSite(world)
    expect(await world.source(sourceId)).toMatchObject({
      state: 'processing',
      site: { run: { state: 'queued' } },
    })
    await world.ports.tasks.run()
    expect(await world.source(sourceId)).toMatchObject({
      state: 'ready',
      site: { run: { state: 'done', found: 60, looked: 60, read: 60, failed: 0, reason: '' } },
    })
    expect(count(await world.control())).toBe(60)
    const chunks = await world.chunks(sourceId)
    expect(chunks).toContainEqual(
      expect.objectContaining({
        title: 'Article 7: Details',
        url: `${world.address}/articles/7#details`,
        text: expect.stringContaining('answer 7-1-0'),
      }),
    )
    // Text on every page is kept once.
    expect(chunks.filter(({ text }) => text.includes('By reading on you agree'))).toHaveLength(1)
    expect((await world.changes(sourceId, 1))?.counts).toEqual({ added: 60, changed: 0, removed: 0 })
  })
})

describe('a site that another process parses', () => {
  it('is read to the same text', async () => {
    const wordsOf = async (reading: Partial<typeof readInChild>) => {
      const world = await sites.make('eu', { pages: 3 })
      Object.assign(world.ports, reading)
      const { sourceId } = await addTestSite(world)
      await world.ports.tasks.run()
      return (await world.chunks(sourceId)).map(({ title, text }) => [
        title,
        text.replaceAll(world.address, ''),
      ])
    }
    const words = await wordsOf(readInChild)
    expect(words).not.toEqual([])
    expect(words).toEqual(await wordsOf({}))
  })
})

describe.each(oneRegion)('the crawler', (region) => {
  it('reads three changed pages again, and builds nothing without changes', async () => {
    const world = await sites.make(region, { pages: 50 })
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.run()
    const before = await world.chunks(sourceId)
    const changed = { '/articles/3': 1, '/articles/20': 1, '/articles/41': 1 }
    await world.control({ pages: 50, changed })
    await refreshSite(world.ports, world.agent.caller, { ...world.agent, sourceId })
    await world.ports.tasks.run()
    const { site, state } = await world.source(sourceId)
    expect({ is: state, ...site.run }).toMatchObject({
      is: 'ready',
      state: 'done',
      changed: 3,
      unchanged: 47,
      read: 0,
    })
    const control = await world.control()
    expect(Object.values(control).reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(47)
    const urls = Object.keys(changed).map((path) => world.address + path)
    expect(new Set((await world.changes(sourceId, 2))?.changed)).toEqual(new Set(urls))
    const existing = new Set(before.map(({ text }) => text))
    const newChunks = (await world.chunks(sourceId)).filter(({ text }) => !existing.has(text))
    expect(newChunks.map(({ url }) => url.split('#')[0])).toHaveLength(3)
    expect(new Set(newChunks.map(({ url }) => url.split('#')[0]))).toEqual(new Set(urls))
    await refreshSite(world.ports, world.agent.caller, { ...world.agent, sourceId })
    const queued = vi.spyOn(world.ports.tasks, 'enqueue')
    await world.ports.tasks.run()
    expect(queued.mock.calls.map(([kind]) => kind)).not.toContain('rebuildIndex')
    expect(await world.changes(sourceId, 3)).toBeUndefined()
  })

  it('writes a page at most twice', async () => {
    const world = await sites.make(region, { pages: 100 })
    await addTestSite(world)
    const kinds = (['create', 'set', 'merge', 'update', 'increment'] as const).map((kind) =>
      vi.spyOn(Writes.prototype, kind),
    )
    await world.ports.tasks.run()
    // Not those of other tests, whose work may go on in this process.
    const written = kinds
      .flatMap(({ mock }) => mock.calls.map(([path]) => path))
      .filter((path) => path.includes(world.agent.agentId))
    vi.restoreAllMocks()
    const pages = Map.groupBy(
      written.filter((path) => path.includes('/pages/')),
      (path) => path,
    )
    expect([...pages.values()].map(({ length }) => length)).toEqual(Array(100).fill(2))
    // Three documents a step beside the pages, and a few at both ends, which a conflict repeats.
    expect(written.length).toBeLessThanOrEqual(2 * 100 + 3 * 7 + 20)
  })

  it('continues after the death of a worker, and fetches at most twenty pages twice', async () => {
    let time = Date.now()
    const world = await sites.make(region, { pages: 100 }, () => time)
    const { sourceId } = await addTestSite(world)
    const { fetchPage } = world.ports.web
    let left = 55
    world.ports.web.fetchPage = (...given) => {
      // The process is gone: its work never comes back.
      if (left-- === 0) throw new Error('The process has ended')
      return fetchPage(...given)
    }
    await world.ports.tasks.run()
    time += 200_000
    await world.ports.tasks.run()
    expect((await world.source(sourceId)).site.run).toMatchObject({ state: 'done', read: 100, looked: 100 })
    expect(count(await world.control())).toBeLessThanOrEqual(120)
  })

  it('reads a site once that is started twice, also when every step is delivered twice', async () => {
    const world = await sites.make(region, { pages: 45 })
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.runTwice({ atOnce: true })
    expect((await world.source(sourceId)).site.run).toMatchObject({ state: 'done', read: 45, number: 1 })
    expect(count(await world.control())).toBe(45)
    const refresh = () => refreshSite(world.ports, world.agent.caller, { ...world.agent, sourceId })
    await Promise.all([refresh(), refresh()])
    await world.ports.tasks.runTwice()
    expect((await world.source(sourceId)).site.run).toMatchObject({ state: 'done', unchanged: 45, number: 2 })
  })

  it('cancels a run within a step, and keeps what was read', async () => {
    const world = await sites.make(region, { pages: 200 })
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.runDue(Infinity)
    await world.ports.tasks.runDue(Infinity)
    await cancelSite(world.agent.caller, { ...world.agent, sourceId })
    await world.ports.tasks.run()
    const { state, site, chunks } = await world.source(sourceId)
    expect({ state, run: site.run.state, looked: site.run.looked }).toEqual({
      state: 'ready',
      run: 'cancelled',
      looked: 20,
    })
    expect(chunks).toBeGreaterThan(0)
    expect(count(await world.control())).toBe(20)
  })

  it('deletes a page that was not found twice, and leaves out an excluded one until it is included again', async () => {
    const world = await sites.make(region, { pages: 10 })
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.run()
    const says = async (answer: string) =>
      (await world.chunks(sourceId)).some(({ text }) => text.includes(answer))
    const refresh = async () => {
      await refreshSite(world.ports, world.agent.caller, { ...world.agent, sourceId })
      await world.ports.tasks.run()
    }
    await world.control({ pages: 10, faults: { '/articles/4': 'missing', '/articles/5': 'serverError' } })
    await refresh()
    expect(await says('answer 4-0-0')).toBe(true)
    expect((await world.pages(sourceId)).get('/articles/4')).toMatchObject({
      state: 'failed',
      reason: 'notFound',
    })
    await refresh()
    expect(await says('answer 4-0-0')).toBe(false)
    expect(await says('answer 5-0-0')).toBe(true)
    // Its document is deleted; the log of the run keeps it.
    expect((await world.pages(sourceId)).has('/articles/4')).toBe(false)
    expect((await world.changes(sourceId, 3))?.removed).toEqual([`${world.address}/articles/4`])
    const page = { ...world.agent, sourceId, pageId: pageIdOf(`${world.address}/articles/7`) }
    await excludePage(world.ports, world.agent.caller, page)
    await world.ports.tasks.run()
    expect(await says('answer 7-0-0')).toBe(false)
    await refresh()
    expect((await world.pages(sourceId)).get('/articles/7')).toMatchObject({
      state: 'skipped',
      reason: 'excluded',
    })
    await includePage(world.ports, world.agent.caller, page)
    await world.ports.tasks.run()
    expect(await says('answer 7-0-0')).toBe(true)
    await world.control({ pages: 10 })
    await retryFailedPages(world.ports, world.agent.caller, { ...world.agent, sourceId })
    await world.ports.tasks.run()
    expect((await world.pages(sourceId)).get('/articles/5')).toMatchObject({ state: 'unchanged', reason: '' })
    // The sitemap still names the deleted page.
    expect(Object.keys(await world.control()).sort()).toEqual(['/articles/4', '/articles/5', '/robots.txt'])
  })

  it('leaves a site without text, not failed, when its last page is excluded', async () => {
    const world = await sites.make(region, { pages: 1 })
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.run()
    const page = { ...world.agent, sourceId, pageId: pageIdOf(`${world.address}/`) }
    await excludePage(world.ports, world.agent.caller, page)
    await world.ports.tasks.run()
    expect(await world.source(sourceId)).toMatchObject({ state: 'ready', failure: '', chunks: 0 })
  })

  it('fetches no other page again when a page is excluded while it is fetched', async () => {
    const world = await sites.make(region, { pages: 15 })
    const { sourceId } = await addTestSite(world)
    const { fetchPage } = world.ports.web
    world.ports.web.fetchPage = async (...given) => {
      const answer = await fetchPage(...given)
      const pageId = pageIdOf(given[0].href)
      if (given[0].pathname === '/articles/3')
        await excludePage(world.ports, world.agent.caller, { ...world.agent, sourceId, pageId })
      return answer
    }
    await world.ports.tasks.run()
    expect((await world.source(sourceId)).site.run).toMatchObject({ state: 'done', looked: 14, read: 14 })
    expect(count(await world.control())).toBe(15)
    expect((await world.pages(sourceId)).get('/articles/3')).toMatchObject({ reason: 'excluded' })
    expect((await world.chunks(sourceId)).some(({ text }) => text.includes('answer 3-0-0'))).toBe(false)
  })

  it('retries nothing without failed pages, which does not count as a run', async () => {
    const world = await sites.make(region, { pages: 12 })
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.run()
    const retry = () => retryFailedPages(world.ports, world.agent.caller, { ...world.agent, sourceId })
    // More often than a workspace may read its sites in a day.
    for (let tries = 0; tries <= siteLimits.runsADay; tries++)
      await expect(retry()).rejects.toMatchObject({ refusal: { key: 'siteNothingToRetry' } })
  })
})
