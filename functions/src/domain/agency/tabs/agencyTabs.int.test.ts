import { beforeEach, describe, expect, it } from 'vitest'
import { makeAgency, makeHost } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeCaller, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import {
  agencyTabDraftSchema,
  tabContentSchema,
  type AgencyTabDraft,
} from '../../../shared/agencies/agencyTab.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { deleteAgency } from '../agencies/deleteAgency.ts'
import { deleteTab } from './deleteTab.ts'
import { readTabs } from './readTabs.ts'
import { saveTab } from './saveTab.ts'

type Owner = Awaited<ReturnType<typeof makeAgency>>

const ours = ['parley.example', 'agencies.example']
const tabOf = (changed: Partial<AgencyTabDraft> = {}): AgencyTabDraft => ({
  label: 'Reports',
  href: '/reports',
  iconUrl: '',
  pageType: 'html',
  iframeUrl: '',
  alwaysVisible: false,
  htmlContent: '<h1>Reports</h1>',
  jsContent: 'document.title = 1',
  ...changed,
})
const save = ({ region, agencyId, caller }: Owner, tab: AgencyTabDraft, tabId?: string) =>
  saveTab(makePorts(), ours, caller, { region, agencyId, tab, tabId })
const frameOf = (iframeUrl: string) => tabOf({ pageType: 'iframe', iframeUrl })

beforeEach(clearDatabases)

describe.each(oneRegion)('the tabs of an agency in %s', (region) => {
  it('are created, changed and deleted together with their content', async () => {
    const agency = await makeAgency(region)
    const { tabId } = await save(agency, tabOf())
    await save(agency, tabOf({ label: 'Figures', htmlContent: '<p>1</p>' }), tabId)
    expect(await readTabs(region, agency.agencyId)).toMatchObject([{ ID: tabId, label: 'Figures' }])
    const content = async () =>
      (await readDocument(region, paths.tabContent(agency.agencyId, tabId), tabContentSchema))?.data
    expect(await content()).toEqual({ htmlContent: '<p>1</p>', jsContent: 'document.title = 1' })
    // Content that a frame does not show is not kept.
    await save(agency, frameOf('https://status.acme.com/now?x=1'), tabId)
    expect(await content()).toEqual({ htmlContent: '', jsContent: '' })
    const { caller, agencyId } = agency
    await deleteTab(caller, { region, agencyId, tabId })
    await deleteTab(caller, { region, agencyId, tabId })
    expect(await readTabs(region, agencyId)).toEqual([])
    expect(await content()).toBeUndefined()
    await expect(save(agency, tabOf(), tabId)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('have paths of their own, even when two are created at once', async () => {
    const agency = await makeAgency(region)
    const both = await Promise.allSettled([save(agency, tabOf()), save(agency, tabOf({ href: '/Reports' }))])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(save(agency, tabOf())).rejects.toThrow('This URL is already used by another tab')
    expect(await readTabs(region, agency.agencyId)).toHaveLength(1)
  })

  it('are at most twenty', async () => {
    const agency = await makeAgency(region)
    for (let count = 0; count < 19; count++) await save(agency, tabOf({ href: `/r${count}` }))
    const more = ['/a', '/b', '/c1'].map((href) => save(agency, tabOf({ href })))
    const settled = await Promise.allSettled(more)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readTabs(region, agency.agencyId)).toHaveLength(20)
    const writes = new Writes(region)
    await deleteAgency(writes, region, agency.agencyId)
    await writes.commit()
    expect(await readTabs(region, agency.agencyId)).toEqual([])
  })

  it.each([
    'http://a.b',
    'https://user:pw@a.b',
    'https://user@a.b',
    'https://app.parley.example/app',
    'https://agencies.example/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'https://0x7f.1/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://intranet/',
  ])('show no site of ours and none of a private network: %s (H-083)', async (iframeUrl) => {
    const agency = await makeAgency(region)
    await expect(save(agency, frameOf(iframeUrl))).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('show no host of an agency, and are changed only by their own workspace', async () => {
    const agency = await makeAgency(region)
    const host = `${(await makeHost(agency)).split('.')[0]}.acme.com`
    await new Writes('na')
      .set(paths.host(host), { agencyId: agency.agencyId, region, kind: 'custom', state: 'claimed' })
      .commit()
    await expect(save(agency, frameOf(`https://${host.toUpperCase()}./app`))).rejects.toThrow('public site')
    const { agencyId } = agency
    const { tabId } = await save(agency, tabOf())
    const stranger = makeCaller()
    const refused = { code: 'permission-denied' }
    await expect(
      saveTab(makePorts(), ours, stranger, { region, agencyId, tabId, tab: tabOf() }),
    ).rejects.toMatchObject(refused)
    await expect(deleteTab(stranger, { region, agencyId, tabId })).rejects.toMatchObject(refused)
  })
})

describe('the URL of a tab', () => {
  const refusalOf = (href: string) =>
    agencyTabDraftSchema.safeParse(tabOf({ href })).error?.issues.map(({ message }) => message)[0]
  it.each([
    ['reports', 'tabNeedsSlash'],
    ['', 'tabNeedsSlash'],
    ['/home', 'tabIsReserved'],
    ['/Convos', 'tabIsReserved'],
    ['/agents', 'tabIsReserved'],
    ['//evil.com', 'tabAddressWrong'],
    ['/a/b', 'tabAddressWrong'],
    ['/', 'tabAddressWrong'],
    ['/a?b', 'tabAddressWrong'],
    ['/javascript:x', 'tabAddressWrong'],
    ['/reports-2', undefined],
  ])('refuses %j as %s', (href, refusal) => expect(refusalOf(href)).toBe(refusal))

  it('needs https for a frame', () => {
    for (const iframeUrl of ['javascript:alert(1)', 'data:text/html,x', 'http://a.b', ''])
      expect(agencyTabDraftSchema.safeParse(frameOf(iframeUrl)).success).toBe(false)
  })
})
