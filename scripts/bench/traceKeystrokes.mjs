import { setTimeout as wait } from 'node:timers/promises'
import { median } from './benchImport.mjs'

const keys = 30
const scripts = new Set([
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'v8.callFunction',
])
/** What the browser does in the midst of a script because it was asked how large something is. */
const layouts = new Set(['Layout', 'UpdateLayoutTree'])

/**
 * Types into what has the focus while the browser keeps a trace. Answers medians over the keystrokes, in
 * milliseconds on the page's main thread: `scriptMs` for all scripts until the next key (handlers and what
 * they render, without layout), `taskMs` for the task of the keystroke itself with layout and paint.
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
    const task = own.find(({ name, ts, dur }) => name === 'RunTask' && ts <= from && ts + dur > from)
    return { scriptMs: (length(script) - overlap(script, layout)) / 1000, taskMs: (task?.dur ?? 0) / 1000 }
  })
  return {
    scriptMs: median(figures.map((one) => one.scriptMs)),
    taskMs: median(figures.map((one) => one.taskMs)),
  }
}

/** Intervals that hold one another are one; events come by their start. */
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
