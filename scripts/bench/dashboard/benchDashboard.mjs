import { chromium } from 'playwright-core'
import { ensureChromium } from '../../launcher/ensureChromium.mjs'
import { failWith } from '../../launcher/failWith.mjs'
import { paths } from '../../launcher/paths.mjs'
import { stopAllProcesses } from '../../launcher/processTree.mjs'
import { startBackend } from '../../launcher/emulators/startBackend.mjs'
import { startSandbox } from '../../launcher/sandbox/startSandbox.mjs'
import { median } from '../benchImport.mjs'
import { openAgain } from './openAgain.mjs'
import { openClients } from './openClients.mjs'
import { benchAccount, signInToBench } from './signInToBench.mjs'
import { traceKeystrokes } from './traceKeystrokes.mjs'

const slowdown = 4
// The typed text must still fit: a prompt has at most 20,000 characters.
const promptLength = 19_900
const changes = 12
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
]

/**
 * The dashboard of the demo world in Chromium; all figures are in milliseconds.
 * A keystroke in a long prompt with the processor four times slower, compared with a plain text area. A
 * change between two sections of an agent that were loaded before. The first view of a list of 1,000 clients,
 * and the second one of the list of agents.
 */
export async function benchDashboard() {
  await startSandbox()
  const backend = await startBackend({ importFrom: paths.emulatorData, onProgress: console.log })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserArguments })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
    const page = await context.newPage()
    const agent = await signInToBench(page)
    const prompt = await openPrompt(page, agent)
    const { scriptMs, taskMs } = await typeSlowly(page, prompt)
    const bare = await context.newPage()
    await bare.setContent('<textarea style="width: 600px; height: 400px"></textarea>')
    const floor = await typeSlowly(bare, bare.locator('textarea'))
    const clientsOpenMs = await openClients(await context.newPage(), {
      email: benchAccount().email,
      region: /\/app\/(\w+)\//.exec(agent)[1],
    })
    return {
      ...(await openAgain(await context.newPage(), agent)),
      clientsOpenMs,
      keystrokeMs: scriptMs,
      keystrokeTaskMs: taskMs,
      floorKeystrokeTaskMs: floor.taskMs,
      sectionChangeMs: await changeSections(await context.newPage(), agent),
    }
  } finally {
    await browser.close()
    backend.stop()
    await stopAllProcesses()
  }
}

/** Opens the prompt and waits for what the page loads when it is idle. */
async function openPrompt(page, agent) {
  await page.goto(`${agent}/nodes`)
  const prompt = page.locator('main textarea').first()
  await prompt.waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
  return prompt
}

async function typeSlowly(page, field) {
  await field.fill('You answer from the documents. '.repeat(promptLength).slice(0, promptLength))
  await field.press('Control+End')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await traceKeystrokes(page, devtools)
  const typed = (await field.inputValue()).length - promptLength
  if (typed <= 0) failWith('The typed text did not arrive.')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return times
}

/** Returns the median time from the click to the frame that shows the other section's title. */
async function changeSections(page, agent) {
  const times = []
  await page.goto(`${agent}/overview`)
  for (let change = 0; change < changes + 2; change++) {
    const path = change % 2 === 0 ? 'nodes' : 'overview'
    await page.locator(`main nav a[href$="/${path}"]`).waitFor()
    const time = await page.evaluate(clickThrough, path)
    // The first two also load their pages.
    if (change >= 2) times.push(time)
  }
  return median(times)
}

function clickThrough(path) {
  const title = () => document.querySelector('main h1')?.textContent
  const before = title()
  const started = performance.now()
  document.querySelector(`main nav a[href$="/${path}"]`).click()
  return new Promise((resolve) => {
    const look = () => {
      if (title() !== undefined && title() !== before)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
      else requestAnimationFrame(look)
    }
    look()
  })
}
