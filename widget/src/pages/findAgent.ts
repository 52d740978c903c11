import type { Region } from '@parley/functions/shared/regions'
import type { WidgetConfig } from '@parley/functions/shared/widgetApi'
import { openSession } from '../api.ts'
import { readAddress } from './readAddress.ts'

interface Found {
  config: WidgetConfig
  region: Region
}

/**
 * The agent that the address names, and where it lives; nothing when it is in neither region. As long as that
 * cannot be known, the visitor is told so and can try again.
 */
export async function findAgent(): Promise<Found | undefined> {
  for (;;) {
    const found = await ask()
    if (found !== 'unreachable') return found
    await tryAgain()
  }
}

async function ask(): Promise<Found | undefined | 'unreachable'> {
  const { agentId, regions } = readAddress(location)
  let missing: undefined | 'unreachable'
  for (const region of agentId ? regions : []) {
    const reply = await openSession(__PARLEY_API__[region], { agentId, region, framedBy: framer() })
    if (!('code' in reply)) return { config: reply.config, region }
    // Anything else than a plain no may be otherwise in a moment.
    if (!['not-found', 'permission-denied', 'invalid-argument'].includes(reply.code)) missing = 'unreachable'
  }
  return missing
}

/**
 * Whose page the frame stands in that this one is in; undefined where it stands alone. Where a browser does
 * not say, nobody's.
 */
function framer(): string | undefined {
  if (window.top === window) return undefined
  // Firefox knows no ancestors, and the page around may keep itself out of the referrer.
  const ancestors: Location['ancestorOrigins'] | undefined = location.ancestorOrigins
  return ancestors?.[0] ?? (document.referrer ? new URL(document.referrer).origin : 'null')
}

/** Shows that the agent cannot be reached, until the visitor wants another try. */
function tryAgain(): Promise<void> {
  const trouble = document.querySelector<HTMLElement>('.trouble')
  trouble?.toggleAttribute('hidden', false)
  return new Promise((resolve) => {
    const handleClick = () => {
      trouble?.toggleAttribute('hidden', true)
      resolve()
    }
    trouble?.querySelector('button')?.addEventListener('click', handleClick, { once: true })
  })
}

/**
 * What a customer pastes. Where something has to be agreed to, the widget asks for nothing before the visitor
 * acts.
 */
export function addWidget({ config, region }: Found, attributes: Record<string, string>): Promise<void> {
  const { agentId, consent, primaryColor } = config
  const script = document.createElement('script')
  script.src = '/widget/parley.js'
  Object.assign(script.dataset, {
    agent: agentId,
    region,
    ...(consent && { consent: '', color: primaryColor }),
    ...attributes,
  })
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
