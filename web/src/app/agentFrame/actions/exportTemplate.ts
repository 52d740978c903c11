import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'
import { saveFile } from '../../../lib/files/saveFile.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import { t } from '../../texts.ts'

/** Downloads an agent with its flow, tools and knowledge as a file, and reports what the file leaves out. */
export async function exportTemplate(region: Region, agentId: string): Promise<void> {
  try {
    const template = await call('exportAgent', { region, agentId }, region)
    saveFile(
      `${template.agent.title || agentId}.json`,
      JSON.stringify(template, undefined, 2),
      'application/json',
    )
    const names = template.knowledge.leftOut.map(({ title }) => title).join(', ')
    const secrets = template.secretsLeftOut.join(', ')
    const missing = names && `. ${t('notInFile', { names })}`
    const withoutKeys = secrets && `. ${t('keysNotInFile', { names: secrets })}`
    void showToast(`${t('templateExported')}${missing}${withoutKeys}`)
  } catch (error) {
    showFailure(error, (message) => t('templateNotExported', { message }))
  }
}
