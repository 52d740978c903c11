import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { addTestSite, openSites } from '#test/knowledge/sites.ts'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { defaultSiteSettings, siteLimits } from '../../../shared/knowledge/sites.ts'
import { Writes } from '../../../store/commit.ts'
import { readTree } from '../../../store/documents.ts'
import { listFiles } from '../../../store/files.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { deleteKnowledgeSource } from '../sources/deleteKnowledgeSource.ts'
import { knowledgeFolder } from '../sources/knowledgePaths.ts'
import { addSite, changeSite, refreshSite } from './sites.ts'
import { sweepSites } from './sweepSites.ts'

let sites: Awaited<ReturnType<typeof openSites>>
beforeAll(async () => {
  await clearDatabases()
  sites = await openSites()
})
afterAll(() => sites[Symbol.asyncDispose]())
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe.each(oneRegion)('the crawler of a hostile site', (region) => {
  it('reads all but the failing pages, each of which has a reason', async () => {
    const faults = {
      '/articles/1': 'slow',
      '/articles/2': 'serverError',
      '/articles/3': 'redirectLoop',
      '/articles/4': 'redirectToPrivate',
      '/articles/5': 'gzipBomb',
      '/articles/6': 'wrongCharset',
      '/articles/7': 'missing',
      '/articles/8': 'tooManyRequests',
    } as const
    const world = await sites.make(region, { pages: 12, faults })
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.run()
    const pages = await world.pages(sourceId)
    const results = [...pages].map(([path, { state, reason }]) => [path, `${state} ${reason}`.trim()])
    expect(Object.fromEntries(results)).toMatchObject({
      '/articles/1': 'failed timedOut',
      '/articles/2': 'failed serverError',
      '/articles/3': 'failed tooManyRedirects',
      '/articles/4': 'skipped privateAddress',
      '/articles/5': 'failed tooLarge',
      '/articles/6': 'ready',
      '/articles/7': 'failed notFound',
      '/articles/8': 'failed tooManyRequests',
      '/articles/9': 'ready',
    })
    expect(await world.source(sourceId)).toMatchObject({
      state: 'ready',
      site: { run: { state: 'done', failed: 6 } },
    })
  })

  it('reads an endless calendar to the chosen depth and number of queries', async () => {
    const world = await sites.make(region, { pages: 3, hasCalendar: true, hasSitemap: false })
    const { sourceId } = await addTestSite(world, { maxDepth: 3 })
    await world.ports.tasks.run()
    const months = [...(await world.pages(sourceId)).keys()].filter((path) => path.startsWith('/calendar/'))
    // One from the pages, and at most twenty queries of each of the two months behind it.
    expect(months.length).toBeLessThanOrEqual(41)
  })

  it('reads a site within its limits, which count after the filters', async () => {
    const world = await sites.make(region, { pages: 100 })
    const { sourceId } = await addTestSite(world, { maxPages: 7, exclude: ['/articles/1*', '/articles/2$'] })
    await world.ports.tasks.run()
    const { site } = await world.source(sourceId)
    expect(site.run).toMatchObject({ state: 'done', found: 7, read: 7, reason: 'pageLimit' })
    const paths = [...(await world.pages(sourceId)).keys()]
    expect(paths.some((path) => path.startsWith('/articles/1') || path === '/articles/2')).toBe(false)
  })

  it('follows robots.txt, and reads nothing while it fails', async () => {
    const robots = 'User-agent: *\nDisallow: /articles/\nAllow: /articles/1$\n'
    const world = await sites.make(region, { pages: 20, robots })
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.run()
    expect((await world.source(sourceId)).site.run).toMatchObject({ state: 'done', read: 2 })
    expect((await world.pages(sourceId)).get('/articles/9')).toMatchObject({
      state: 'skipped',
      reason: 'robots',
    })
    expect(await world.control()).not.toHaveProperty('/articles/9')
    const silent = await sites.make(region, { robotsStatus: 503 })
    const second = await addTestSite(silent)
    await silent.ports.tasks.run()
    expect(await silent.source(second.sourceId)).toMatchObject({
      state: 'failed',
      site: { run: { state: 'failed', reason: 'serverError', looked: 0 } },
    })
    const without = await sites.make(region, { pages: 3, robotsStatus: 404 })
    const third = await addTestSite(without)
    await without.ports.tasks.run()
    expect((await without.source(third.sourceId)).site.run).toMatchObject({ state: 'done', read: 3 })
  })

  it.each([
    'http://127.0.0.1',
    'http://169.254.169.254',
    'http://[::1]',
    'http://2130706433',
    'http://printer.local',
  ])('refuses %s before anything is fetched (H-076)', async (address) => {
    const world = await sites.make(region)
    const adding = addSite(world.ports, world.agent.caller, {
      ...world.agent,
      address,
      title: '',
      settings: defaultSiteSettings,
      attemptId: randomUUID(),
    })
    await expect(adding).rejects.toMatchObject({ refusal: { key: 'siteAddressNotPublic' } })
    expect(world.ports.tasks.waiting).toEqual([])
  })

  it('adds a site to an agent once', async () => {
    const world = await sites.make(region, { pages: 1 })
    await addTestSite(world)
    await expect(addTestSite(world)).rejects.toMatchObject({ refusal: { key: 'siteAddedAlready' } })
  })

  it("counts sites against the workspace's limit, and runs against a daily limit", async () => {
    const world = await sites.make(region, { pages: 1 })
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.run()
    const refresh = () => refreshSite(world.ports, world.agent.caller, { ...world.agent, sourceId })
    const key = `siteRuns/${region}/${world.agent.workspaceId}`
    for (let used = 1; used < siteLimits.runsADay; used++) await throttle(key, 1_000, dayMs, Date.now())
    await expect(refresh()).rejects.toMatchObject({ refusal: { key: 'tooManySiteRuns' } })
    const source = await world.source(sourceId)
    const writes = new Writes(region)
    for (let number = 1; number < siteLimits.sites; number++)
      writes.set(paths.knowledgeSource(world.agent.agentId, `site-${number}`), {
        ...source,
        ID: `site-${number}`,
      })
    await writes.commit()
    const other = addTestSite(world, {}, sites.harbour)
    await expect(other).rejects.toMatchObject({ refusal: { key: 'tooManySites' } })
  })

  it('keeps the shallow pages when the limit becomes smaller', async () => {
    const world = await sites.make(region, { pages: 30, hasSitemap: false })
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.run()
    await changeSite(world.ports, world.agent.caller, {
      ...world.agent,
      sourceId,
      title: 'Few',
      settings: { ...defaultSiteSettings, maxPages: 6, refresh: 'never' },
    })
    await refreshSite(world.ports, world.agent.caller, { ...world.agent, sourceId })
    await world.ports.tasks.run()
    const { title, site } = await world.source(sourceId)
    expect({ title, ...site.run }).toMatchObject({
      title: 'Few',
      removed: 24,
      unchanged: 6,
      reason: 'pageLimit',
    })
    expect(site.nextRefreshAt).toBeUndefined()
    const urls = new Set((await world.chunks(sourceId)).map(({ url }) => url.split('#')[0]))
    expect(urls).toEqual(
      new Set(
        ['/', '/articles/1', '/articles/2', '/articles/3', '/articles/4', '/articles/5'].map(
          (path) => world.address + path,
        ),
      ),
    )
  })

  it('deletes everything of a site, even while it is being read', async () => {
    let time = Date.now()
    const world = await sites.make(region, { pages: 60 }, () => time)
    const { sourceId } = await addTestSite(world)
    await world.ports.tasks.runDue(Infinity)
    const { fetchPage } = world.ports.web
    let isDeleted = false
    world.ports.web.fetchPage = async (...given) => {
      const response = await fetchPage(...given)
      if (!isDeleted) {
        isDeleted = true
        await deleteKnowledgeSource(world.ports, world.agent.caller, { ...world.agent, sourceId })
      }
      return response
    }
    await world.ports.tasks.runDue(time)
    time += 600_000
    await world.ports.tasks.run()
    const left = []
    for await (const { path } of readTree(region, paths.knowledgeSource(world.agent.agentId, sourceId)))
      left.push(path)
    expect(left).toEqual([])
    const files = await listFiles(region, knowledgeFolder(world.agent.agentId))
    expect(files.filter(({ path }) => path.includes(sourceId))).toEqual([])
  })

  it('reads a site again when it is due, and continues when its task is lost', async () => {
    let time = Date.now()
    const world = await sites.make(region, { pages: 5 }, () => time)
    const { sourceId } = await addTestSite(world, { refresh: '6h' })
    world.ports.tasks.waiting = []
    await sweepSites(world.ports, region)
    expect(world.ports.tasks.waiting).toEqual([])
    time += 13 * minuteMs
    await sweepSites(world.ports, region)
    await world.ports.tasks.run()
    expect((await world.source(sourceId)).site.run).toMatchObject({ state: 'done', number: 1, read: 5 })
    time += 6 * hourMs
    await sweepSites(world.ports, region)
    await sweepSites(world.ports, region)
    await world.ports.tasks.run()
    expect((await world.source(sourceId)).site).toMatchObject({
      run: { state: 'done', number: 2, unchanged: 5, startedBy: 'schedule' },
      nextRefreshAt: time + 6 * hourMs,
    })
  })

  it('learns the pages of a shop without its menus', async () => {
    const world = await sites.make(region)
    const { sourceId } = await addTestSite(world, {}, sites.harbour)
    await world.ports.tasks.run()
    const { state, title, site } = await world.source(sourceId)
    expect({ state, title: title.split(':')[0], run: site.run.state }).toEqual({
      state: 'ready',
      title: 'harbour.localhost',
      run: 'done',
    })
    const pages = await world.pages(sourceId)
    const reasonOf = (path: string) => pages.get(`${sites.harbour}${path}`)?.reason
    expect(['/configurator', '/internal/prices', '/shipping', '/partner'].map(reasonOf)).toEqual([
      'needsJavaScript',
      'robots',
      'redirected',
      'redirectedAway',
    ])
    const chunks = await world.chunks(sourceId)
    const delivery = chunks.find(({ title: name }) => name === 'Delivery')
    expect(delivery?.text).toContain('| Austria and Benelux | 12.90 | 89 | 3 to 6 |')
    expect(chunks).toContainEqual(
      expect.objectContaining({
        title: 'Returns: When you get your money back',
        url: `${sites.harbour}/returns#refund`,
      }),
    )
    expect(chunks.filter(({ text }) => text.includes('one cookie')).length).toBeLessThanOrEqual(1)
  })
})
