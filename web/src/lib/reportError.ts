import type { CallableInput } from '@parley/functions/shared/callables'
import { isRegion, type Region } from '@parley/functions/shared/regions'
import { withoutContent } from '@parley/functions/shared/withoutContent'
import { isBeingReloaded } from './goneChunks.ts'
import { readStored } from './stored.ts'

type Report = CallableInput<'reportBrowserError'>

/** Of one page load: the first ones tell what is wrong, the rest follows from them. */
const mostReports = 5
const reported = new Set<string>()

/** Reports what nobody has caught. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error, 'error'))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'rejection'))
}

/**
 * Tells the operator that something failed in this browser: its kind and its place in our code, without what
 * anybody typed, reads or searched for. Once each, and only what is a fault: not a refusal of the server or a
 * connection that is gone.
 */
export function reportError(error: unknown, kind: Report['kind'] = 'render'): void {
  if (!(error instanceof Error) || isExpected(error) || isBeingReloaded() || !navigator.onLine) return
  const report: Report = {
    kind,
    name: error.name.replaceAll(/\W/g, '').slice(0, 60) || 'Error',
    message: withoutContent(error.message),
    frames: framesOf(error.stack ?? ''),
    page: pageOf(location.pathname),
    build: document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '/',
  }
  const key = `${report.name} ${report.message} ${report.frames[0]}`
  if (reported.has(key) || reported.size >= mostReports) return
  reported.add(key)
  // A failed report must not be reported in turn.
  send(report).catch(() => {})
}

async function send(report: Report): Promise<void> {
  const { call } = await import('./call.ts')
  await call('reportBrowserError', report, regionOf())
}

/** Refusals have a `code`; a chunk that is gone is told where it was asked for. */
function isExpected(error: Error): boolean {
  return (
    'code' in error ||
    error.name === 'AbortError' ||
    /dynamically imported|module script|ResizeObserver/i.test(error.message)
  )
}

/** What stands in quotation marks, in addresses and in long numbers may be somebody's. */
/** Files of our own with line and column; what extensions and pages add is left out. */
function framesOf(stack: string): string[] {
  return [...stack.matchAll(/(https?:\/\/[^/\s)]+)(\/[\w\-./]+)(?:\?[^\s:)]*)?:(\d+):(\d+)/g)]
    .filter(([, origin]) => origin === location.origin)
    .map(([, , file, line, column]) => `${file}:${line}:${column}`.slice(-200))
    .slice(0, 20)
}

/** An address without what tells one agent or person from another. */
function pageOf(pathname: string): string {
  const segments = pathname.split('/').slice(0, 8)
  return segments.map((part) => (/^([a-z]{1,12}(-[a-z]{1,10})?)?$/.test(part) ? part : ':id')).join('/')
}

function regionOf(): Region {
  const [, , inAddress] = location.pathname.split('/')
  const last = isRegion(inAddress) ? inAddress : readStored('region')
  return isRegion(last) ? last : 'na'
}
