import { agencyTabSchema, maxTabs, type AgencyTabDraft } from '../../../shared/agencies/agencyTab.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { requireAgency } from '../agencies/saveAgency.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { readTabs } from './readTabs.ts'
import { requireForeignUrl } from './requireForeignUrl.ts'

interface TabChange {
  region: Region
  agencyId: string
  /** Missing for a new one. */
  tabId?: string | undefined
  tab: AgencyTabDraft
}

/**
 * Creates or changes a tab of an agency. `ours`: hosts that no frame may show. Throws AppError
 * 'already-exists' for a path that another tab has, 'resource-exhausted' when there are too many tabs, and
 * 'not-found' for a missing tab.
 */
export async function saveTab(
  ports: Pick<Ports, 'now'>,
  platformHosts: readonly string[],
  caller: Caller,
  { region, agencyId, tabId, tab }: TabChange,
): Promise<{ tabId: string }> {
  await requireAgency(caller, region, agencyId)
  if (tab.pageType === 'iframe') await requireForeignUrl(tab.iframeUrl, platformHosts)
  const { htmlContent, jsContent, ...shown } = tab
  return untilUnchanged(async () => {
    // Read before the tabs: of two simultaneous saves, the one that commits later reads them again.
    const writes = new Writes(region)
    const agency = await holdRights(writes, region, caller, () => requireAgency(caller, region, agencyId))
    const ID = tabId ?? randomIdentifier(20)
    const existing = tabId && (await readDocument(region, paths.agencyTab(agencyId, ID), agencyTabSchema))
    if (tabId && !existing) throw new AppError('not-found')
    const others = (await readTabs(region, agencyId)).filter((other) => other.ID !== ID)
    if (others.some(({ href }) => href.toLowerCase() === tab.href.toLowerCase()))
      throw new AppError('already-exists', 'tabIsThere', { href: 'tabIsThere' })
    if (others.length >= maxTabs) throw new AppError('resource-exhausted', 'tooManyTabs')
    const createdAt = existing ? existing.data.createdAt : ports.now()
    const isHtml = tab.pageType === 'html'
    await writes
      .update(agency.path, { tabSeq: agency.data.tabSeq + 1 }, agency.version)
      .set(paths.agencyTab(agencyId, ID), {
        ...shown,
        iframeUrl: isHtml ? '' : tab.iframeUrl,
        ID,
        createdAt,
      })
      .set(paths.tabContent(agencyId, ID), {
        htmlContent: isHtml ? htmlContent : '',
        jsContent: isHtml ? jsContent : '',
      })
      .commitUnchanged()
    return { tabId: ID }
  })
}
