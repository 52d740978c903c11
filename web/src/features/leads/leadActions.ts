import type { Lead } from '@parley/functions/shared/leads'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import type { ListLocation } from '../../lib/documents.ts'
import { pageReader } from '../../lib/pageReader.ts'
import { readOlder } from '../../lib/readOlder.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { showToast } from '../../lib/toast.ts'
import { leadsCsv } from './leadsCsv.ts'
import { matchesSearch } from './matchesSearch.ts'
import { sentAt } from './useLeads.ts'

export async function setLeadState(region: Region, lead: Lead, state: Lead['state']): Promise<void> {
  const { updateDocument } = await import('../../lib/firestore.ts')
  await updateDocument({ region, path: paths.lead(lead.agentId, lead.ID) }, { state })
}

export async function deleteLead(region: Region, lead: Lead): Promise<void> {
  const { deleteDocument } = await import('../../lib/firestore.ts')
  await deleteDocument({ region, path: paths.lead(lead.agentId, lead.ID) })
}

/** Saves all leads that fit a search, be they on the screen or not; `onProgress` hears how many were read. */
export async function exportLeads(
  place: ListLocation,
  search: string,
  agentTitle: string,
  onProgress: (count: number) => void,
): Promise<void> {
  const leads: Lead[] = []
  for (let isAtEnd = false; !isAtEnd; onProgress(leads.length)) {
    const page = await readOlder(pageReader('lead', place), place.count, leads, sentAt)
    leads.push(...page.items)
    isAtEnd = page.isAtEnd || page.items.length === 0
  }
  const fit = leads.filter((lead) => matchesSearch(lead, search))
  if (fit.length === 0) return showToast('No lead fits, so there is nothing to export.', 'bad')
  saveFile(`Leads of ${agentTitle}.csv`, leadsCsv(fit), 'text/csv')
}
