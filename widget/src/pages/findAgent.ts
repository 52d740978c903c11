import type { Region } from '@parley/functions/shared/regions'
import type { WidgetConfig } from '@parley/functions/shared/widgetApi'
import { openSession } from '../api.ts'
import { readAddress } from './readAddress.ts'

/** The agent that the address names, and where it lives; nothing when it is in neither region. */
export async function findAgent(): Promise<{ config: WidgetConfig; region: Region } | undefined> {
  const { agentId, regions } = readAddress(location)
  for (const region of agentId ? regions : []) {
    const reply = await openSession(__PARLEY_API__[region], { agentId, region })
    if (!('code' in reply)) return { config: reply.config, region }
  }
  return undefined
}

/** What a customer pastes. */
export function addWidget(agent: string, region: Region, attributes: Record<string, string>): Promise<void> {
  const script = document.createElement('script')
  script.src = '/widget/parley.js'
  Object.assign(script.dataset, { agent, region, ...attributes })
  return new Promise((resolve) => {
    script.onload = () => resolve()
    document.body.append(script)
  })
}

/** Says in a sentence that there is nobody here. */
export function showMissing(): void {
  document.querySelector('.missing')?.removeAttribute('hidden')
  document.querySelector('#chat')?.remove()
}
