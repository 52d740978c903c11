import { chromium } from 'playwright-core'
import { ensureChromium } from '../../launcher/ensureChromium.mjs'
import { median } from '../benchImport.mjs'
import { measurePage } from './measurePage.mjs'
import { servePages } from './servePages.mjs'

const rounds = 7
const pages = {
  bare: { path: '/bare', launcher: 'button', input: 'textarea' },
  floor: { path: '/floor', launcher: 'floor-chat >>> button', input: 'floor-chat >>> textarea' },
  ours: { path: '/ours', launcher: 'parley-chat >>> button', input: 'parley-chat >>> textarea' },
  loginFloor: { path: '/floor-login', input: 'input[type=email]' },
  login: { path: '/login', input: 'input[type=email]' },
}
// Without this rule a page could wait for a server on the internet.
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

/**
 * The widget and the sign-in page in Chromium, each compared with the smallest page that could do its job, in
 * alternating rounds.
 */
export async function benchPages(onProgress) {
  const server = await servePages()
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments })
  try {
    const runs = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
    for (let round = 0; round <= rounds; round++) {
      for (const [name, { path, ...what }] of Object.entries(pages)) {
        const run = await measurePage(browser, server.origin + path, what)
        // The first round warms the browser's own process.
        if (round > 0) runs[name].push(run)
      }
      onProgress(`  round ${round} of ${rounds}`)
    }
    const of = (name, figure) => median(runs[name].map((run) => run[figure]))
    // Compared round by round, because a heap grows in steps of some kilobytes, which differ between rounds.
    const heapBesideBare = (name) =>
      median(runs[name].map(({ heapBytes }, round) => heapBytes - runs.bare[round].heapBytes))
    return summary(of, heapBesideBare)
  } finally {
    await browser.close()
    server.stop()
  }
}

function summary(of, heapBesideBare) {
  const floorMs = of('floor', 'launcherMs') + of('floor', 'inputMs')
  return {
    launcherMs: of('ours', 'launcherMs'),
    floorLauncherMs: of('floor', 'launcherMs'),
    clickToInputMs: of('ours', 'inputMs'),
    floorClickToInputMs: of('floor', 'inputMs'),
    timeToTypingRatio: (of('ours', 'launcherMs') + of('ours', 'inputMs')) / floorMs,
    tbtMs: of('ours', 'tbtMs'),
    floorTbtMs: of('floor', 'tbtMs'),
    // The additional heap of a page with an open panel.
    heapOpenBytes: heapBesideBare('ours'),
    floorHeapOpenBytes: heapBesideBare('floor'),
    signInFocusableMs: of('login', 'inputMs'),
    floorSignInFocusableMs: of('loginFloor', 'inputMs'),
    signInFocusableRatio: of('login', 'inputMs') / of('loginFloor', 'inputMs'),
  }
}
