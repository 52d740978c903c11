import type { Region } from '@parley/functions/shared/regions'
import { call } from '../../lib/call.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { showFailure, showToast } from '../../lib/toast.ts'
import { t } from '../texts.ts'

/** Saves an agent with its flow as a file (row 44). */
export async function exportTemplate(region: Region, agentId: string): Promise<void> {
  try {
    const template = await call('exportAgent', { region, agentId }, region)
    const title = template.agent['title']
    const name = typeof title === 'string' && title ? title : agentId
    saveFile(`${name}.json`, JSON.stringify(template, undefined, 2), 'application/json')
    void showToast(t('templateExported'))
  } catch (error) {
    showFailure(error, (message) => t('templateNotExported', { message }))
  }
}
