import type { Lead } from '@parley/functions/shared/chat/leads'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { ListLocation } from '../../lib/firestore/documents.ts'
import { matchesWords } from '../../components/table/search/useMatching.ts'
import { readAll } from '../../lib/firestore/readAll.ts'
import { saveFile } from '../../lib/files/saveFile.ts'
import { showToast } from '../../lib/toast.ts'
import { leadsCsv } from './leadsCsv.ts'
import { leadText } from './leadText.ts'
import { t } from './texts.ts'

export async function setLeadState(region: Region, lead: Lead, state: Lead['state']): Promise<void> {
  const { updateDocument } = await import('../../lib/firestore/firestore.ts')
  await updateDocument({ region, path: paths.lead(lead.agentId, lead.ID) }, { state })
}

export async function deleteLead(region: Region, lead: Lead): Promise<void> {
  const { deleteDocument } = await import('../../lib/firestore/firestore.ts')
  await deleteDocument({ region, path: paths.lead(lead.agentId, lead.ID) })
}

/**
 * Exports all leads that match a search, including those not loaded; `onProgress` receives the number read.
 */
export async function exportLeads(
  place: ListLocation,
  search: string,
  agentTitle: string,
  onProgress: (count: number) => void,
): Promise<void> {
  const leads = await readAll('lead', place, onProgress)
  const fit = leads.filter((lead) => matchesWords(leadText(lead), search))
  if (fit.length === 0) return showToast(t('nothingToExport'), 'bad')
  saveFile(`${t('fileName', { agent: agentTitle })}.csv`, leadsCsv(fit), 'text/csv')
}
