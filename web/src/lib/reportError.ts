import type { CallableInput } from '@parley/functions/shared/callables/callables'
import { isRegion, type Region } from '@parley/functions/shared/regions/regions'
import { withoutContent } from '@parley/functions/shared/chat/withoutContent'
import { isBeingReloaded } from './navigation/goneChunks.ts'
import { readStored } from './browser/stored.ts'

type Report = CallableInput<'reportBrowserError'>

/** The limit per page load: the first errors show the cause, the others follow from them. */
const maxReports = 5
const reported = new Set<string>()

/** Reports uncaught errors. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error, 'error'))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'rejection'))
}

/**
 * Reports a fault of this browser to the operator of the platform: its kind and its position in the code,
 * without typed, shown or searched text.
 * Each is reported once. Refusals of the server and lost connections are no faults.
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
  if (reported.has(key) || reported.size >= maxReports) return
  reported.add(key)
  // A failed report must not be reported in turn.
  send(report).catch(() => {})
}

async function send(report: Report): Promise<void> {
  const { call } = await import('./call.ts')
  await call('reportBrowserError', report, regionOf())
}

/**
 * Returns whether an error is expected: refusals have a `code`, and a missing chunk is shown where it was
 * requested.
 */
function isExpected(error: Error): boolean {
  return (
    'code' in error ||
    error.name === 'AbortError' ||
    /dynamically imported|module script|ResizeObserver/i.test(error.message)
  )
}

/** Returns the files of the app with line and column, without those of extensions and embedding pages. */
function framesOf(stack: string): string[] {
  return [...stack.matchAll(/(https?:\/\/[^/\s)]+)(\/[\w\-./]+)(?:\?[^\s:)]*)?:(\d+):(\d+)/g)]
    .filter(([, origin]) => origin === location.origin)
    .map(([, , file, line, column]) => `${file}:${line}:${column}`.slice(-200))
    .slice(0, 20)
}

/** Returns a path without the ids of agents or people. */
function pageOf(pathname: string): string {
  const segments = pathname.split('/').slice(0, 8)
  return segments.map((part) => (/^([a-z]{1,12}(-[a-z]{1,10})?)?$/.test(part) ? part : ':id')).join('/')
}

function regionOf(): Region {
  const [, , inUrl] = location.pathname.split('/')
  const last = isRegion(inUrl) ? inUrl : readStored('region')
  return isRegion(last) ? last : 'na'
}
