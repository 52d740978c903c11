import { inboxFilterSchema } from '@parley/functions/shared/chat/inbox'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import {
  conversationRows,
  conversationsHead,
} from '../../../features/conversations/export/conversationRows.ts'
import { readExportedPages } from '../../../features/conversations/export/readExportedPages.ts'
import { leadsCsv } from '../../../features/leads/leadsCsv.ts'
import { call } from '../../../lib/call.ts'
import type { ZippedFile } from '../../../lib/files/zipFiles.ts'
import { readAll } from '../../../lib/firestore/readAll.ts'

/** The agent that is being read, by its number among all, and how many of its conversations are there. */
export interface ExportProgress {
  number: number
  agents: number
  name: string
  conversations: number
}

interface ExportedAgent {
  region: Region
  agentId: string
  title: string
}

/**
 * Yields an agent's files: the agent with its knowledge as a template, its leads, and its conversations, of
 * which each page has a file for programs and one for spreadsheets.
 */
export async function* agentFiles(
  { region, agentId, title }: ExportedAgent,
  onProgress: (conversations: number) => void,
): AsyncGenerator<ZippedFile> {
  onProgress(0)
  const folder = `agents/${folderName(title)} ${agentId.slice(0, 6)}`
  const template = await call('exportAgent', { region, agentId }, region)
  yield { path: `${folder}/agent.json`, pieces: [`${JSON.stringify(template, null, 2)}\n`] }
  const path = paths.leads(agentId)
  const leads = await readAll('lead', { region, path, newestBy: 'at', count: 100 }, () => {})
  if (leads.length > 0) yield { path: `${folder}/leads.csv`, pieces: ['\uFEFF', leadsCsv(leads)] }
  let count = 0
  let number = 0
  for await (const page of readExportedPages({ region, agentId }, everything)) {
    count += page.length
    onProgress(count)
    const name = `${folder}/conversations ${String(++number).padStart(3, '0')}`
    yield { path: `${name}.json`, pieces: [`${JSON.stringify(page, null, 2)}\n`] }
    yield { path: `${name}.csv`, pieces: ['\uFEFF', conversationsHead(), conversationRows(page)] }
  }
}

const everything = inboxFilterSchema.parse({})

/** Returns a title without the characters that Windows refuses in names, and without a trailing dot. */
function folderName(title: string): string {
  return (
    title
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .replace(/[. ]+$/, '')
      .slice(0, 60)
      .trim() || 'agent'
  )
}
