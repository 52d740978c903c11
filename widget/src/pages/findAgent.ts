import type { Region } from '@parley/functions/shared/regions/regions'
import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { openSession } from '../api.ts'
import { readUrl } from './readUrl.ts'

interface FoundAgent {
  config: WidgetConfig
  region: Region
}

/**
 * Returns the agent of the URL and its region; undefined when neither region has it.
 * Until that is known, shows an error with a button that tries again.
 */
export async function findAgent(): Promise<FoundAgent | undefined> {
  for (;;) {
    const found = await request()
    if (found !== 'unreachable') return found
    await tryAgain()
  }
}

async function request(): Promise<FoundAgent | undefined | 'unreachable'> {
  const { agentId, regions } = readUrl(location)
  let missing: undefined | 'unreachable'
  for (const region of agentId ? regions : []) {
    const reply = await openSession(__PARLEY_API__[region], { agentId, region, framedBy: framer() })
    if (!('code' in reply)) return { config: reply.config, region }
    // Any other error may be temporary.
    if (!['not-found', 'permission-denied', 'invalid-argument'].includes(reply.code)) missing = 'unreachable'
  }
  return missing
}

/**
 * Returns the origin of the page that contains this frame; undefined without one.
 * Returns 'null', which is no allowed origin, when the browser does not reveal it.
 */
function framer(): string | undefined {
  if (window.top === window) return undefined
  // Firefox has no `ancestorOrigins`, and the page may hide its referrer.
  const ancestors: Location['ancestorOrigins'] | undefined = location.ancestorOrigins
  return ancestors?.[0] ?? (document.referrer ? new URL(document.referrer).origin : 'null')
}

/** Shows that the agent cannot be reached, and resolves when the visitor wants to try again. */
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
 * Adds the widget's script as a customer would. With a consent text, the widget sends no request before the
 * visitor acts.
 */
export function addWidget({ config, region }: FoundAgent, attributes: Record<string, string>): Promise<void> {
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

/** Shows that there is no agent. */
export function showMissing(): void {
  document.querySelector('.missing')?.removeAttribute('hidden')
  document.querySelector('#chat')?.remove()
}
