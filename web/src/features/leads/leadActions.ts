import type { Lead } from '@parley/functions/shared/leads'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { saveFile } from '../../lib/saveFile.ts'
import { leadsCsv } from './leadsCsv.ts'

export async function setLeadState(region: Region, lead: Lead, state: Lead['state']): Promise<void> {
  const { updateDocument } = await import('../../lib/firestore.ts')
  await updateDocument({ region, path: paths.lead(lead.agentId, lead.ID) }, { state })
}

export async function deleteLead(region: Region, lead: Lead): Promise<void> {
  const { deleteDocument } = await import('../../lib/firestore.ts')
  await deleteDocument({ region, path: paths.lead(lead.agentId, lead.ID) })
}

export function exportLeads(leads: Lead[], agentTitle: string): void {
  saveFile(`Leads of ${agentTitle}.csv`, leadsCsv(leads), 'text/csv')
}
