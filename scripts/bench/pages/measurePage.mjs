import { setTimeout as wait } from 'node:timers/promises'
import { failWith } from '../../launcher/failWith.mjs'
import { probe } from './probe.mjs'

/** The slow 4G of Lighthouse, on a processor four times slower than this one. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const slowdown = 4

/**
 * Measures one cold visit in a browser context of its own: opens the chat if there is one and types into the
 * input.
 */
export async function measurePage(browser, url, { launcher, input }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const tab = await context.newPage()
    const devtools = await context.newCDPSession(tab)
    let lastActivity = Date.now()
    for (const event of ['requestWillBeSent', 'loadingFinished', 'loadingFailed'])
      devtools.on(`Network.${event}`, () => (lastActivity = Date.now()))
    const quiet = async () => {
      while (Date.now() - lastActivity < 750) await wait(50)
    }
    const heap = async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      return (await devtools.send('Runtime.getHeapUsage')).usedSize
    }
    await devtools.send('Network.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await devtools.send('Network.emulateNetworkConditions', network)
    await tab.addInitScript(probe, { launcher, input })
    await tab.goto(url, { waitUntil: 'commit' })
    let settledAt = Infinity
    if (launcher) {
      await reached(tab, 'launcherAt')
      await quiet()
      settledAt = await tab.evaluate(() => performance.now())
      const { x, y } = await tab.evaluate(() => window.benchmark.middle())
      await tab.mouse.click(x, y)
    }
    await reached(tab, 'inputAt')
    await quiet()
    const endAt = await tab.evaluate(() => performance.now())
    const heapBytes = await heap()
    await tab.keyboard.type('hi')
    if ((await tab.evaluate(() => window.benchmark.typed())) !== 'hi')
      failWith(`${url}: the input has the focus, but the typed text did not arrive.`)
    return { heapBytes, ...times(await tab.evaluate(() => window.benchmark.notes), settledAt, endAt) }
  } finally {
    await context.close()
  }
}

/**
 * Returns the times of a visit. Blocking time is the part of long tasks beyond 50 ms, during the load and
 * after the click.
 */
function times({ launcherAt, clickAt, inputAt, tasks }, settledAt, endAt) {
  const counted = tasks.filter(
    ({ startTime }) => startTime < settledAt || (startTime >= clickAt - 1 && startTime < endAt),
  )
  return {
    launcherMs: launcherAt,
    inputMs: inputAt - clickAt,
    tbtMs: counted.reduce((sum, { duration }) => sum + duration - 50, 0),
  }
}

async function reached(tab, note) {
  await tab.waitForFunction((name) => window.benchmark.notes[name] > 0, note, {
    timeout: 30_000,
    polling: 50,
  })
}
