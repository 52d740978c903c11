import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import type { Region } from '@parley/functions/shared/regions/regions'
import { savePieces } from '../../../lib/files/savePieces.ts'
import { showToast } from '../../../lib/toast.ts'
import { conversationRows, conversationsHead } from './conversationRows.ts'
import { readExportedPages } from './readExportedPages.ts'
import { t } from '../texts.ts'

export type ExportKind = 'csv' | 'json'

/** Saves the filtered conversations as a file, and reports those of which it has the newest messages only. */
export async function exportConversations(
  agent: { region: Region; agentId: string },
  filter: InboxFilter,
  kind: ExportKind,
  agentTitle: string,
): Promise<void> {
  const pieces: string[] = []
  let count = 0
  let cut = 0
  for await (const page of readExportedPages(agent, filter)) {
    const items = page.map((conversation) => JSON.stringify(conversation, null, 2))
    pieces.push(kind === 'csv' ? conversationRows(page) : `${count > 0 ? ',\n' : ''}${items.join(',\n')}`)
    count += page.length
    cut += page.filter(({ isCut }) => isCut).length
  }
  if (count === 0) {
    await showToast(t('nothingToExport'), 'bad')
    return
  }
  const name = `${t('exportedFile', { agent: agentTitle })}.${kind}`
  if (kind === 'csv') savePieces(name, [conversationsHead(), ...pieces], 'text/csv')
  else savePieces(name, ['[\n', ...pieces, '\n]\n'], 'application/json')
  await showToast(
    cut > 0 ? t('exportedPart', { count, cut }) : t('exportedWhole', { count }),
    cut > 0 ? 'bad' : 'good',
  )
}
