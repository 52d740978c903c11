import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../benchImport.mjs'

const keys = 30
const scripts = new Set([
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'v8.callFunction',
])
/** Layout that the browser performs during a script, because the script has read a size. */
const layouts = new Set(['Layout', 'UpdateLayoutTree'])

/**
 * Types into the focused element while the browser records a trace.
 * Returns medians per keystroke, in ms on the page's main thread. `scriptMs` is the time of all scripts until
 * the next key, without layout. `taskMs` is the time of all tasks, with editing, layout and paint.
 */
export async function traceKeystrokes(page, devtools) {
  const events = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  })
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('a')
    await wait(300)
  }
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await ended
  return summary(events)
}

function summary(events) {
  const timed = events.filter(({ ph, dur }) => ph === 'X' && dur > 0)
  const presses = timed.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  const thread = presses[0].tid
  const own = timed.filter(({ tid }) => tid === thread).sort((a, b) => a.ts - b.ts)
  const starts = presses.map(({ ts }) => ts).sort((a, b) => a - b)
  const figures = starts.slice(0, -1).map((from, index) => {
    const within = own.filter(({ ts }) => ts >= from && ts < starts[index + 1])
    const script = spans(within.filter(({ name }) => scripts.has(name)))
    const layout = spans(within.filter(({ name }) => layouts.has(name)))
    const tasks = own.filter(
      ({ name, ts }) => name === 'RunTask' && ts >= from - 1_000 && ts < starts[index + 1] - 1_000,
    )
    return {
      scriptMs: (length(script) - overlap(script, layout)) / 1000,
      taskMs: length(spans(tasks)) / 1000,
    }
  })
  return {
    scriptMs: median(figures.map((one) => one.scriptMs)),
    taskMs: median(figures.map((one) => one.taskMs)),
  }
}

/** Merges nested intervals; events are sorted by their start. */
function spans(events) {
  const found = []
  for (const { ts, dur } of events) {
    const last = found.at(-1)
    if (last && ts <= last.to) last.to = Math.max(last.to, ts + dur)
    else found.push({ from: ts, to: ts + dur })
  }
  return found
}

const length = (intervals) => intervals.reduce((sum, { from, to }) => sum + to - from, 0)

function overlap(some, others) {
  const shared = some.flatMap((one) =>
    others.map((other) => Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))),
  )
  return shared.reduce((sum, part) => sum + part, 0)
}
