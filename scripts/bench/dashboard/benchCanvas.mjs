import { chromium } from 'playwright-core'
import { ensureChromium } from '../../launcher/ensureChromium.mjs'
import { failWith } from '../../launcher/failWith.mjs'
import { paths } from '../../launcher/paths.mjs'
import { stopAllProcesses } from '../../launcher/processTree.mjs'
import { startBackend } from '../../launcher/emulators/startBackend.mjs'
import { startSandbox } from '../../launcher/sandbox/startSandbox.mjs'
import { writeLargeFlow } from './writeLargeFlow.mjs'
import { signInToBench } from './signInToBench.mjs'

const slowdown = 4
const steps = 60
const pauseMs = 20
const browserArguments = ['--no-sandbox', '--no-first-run', '--disable-background-networking']

/**
 * The canvas with 500 nodes and a processor four times slower.
 * Returns the 95th percentile of the frame time in ms, both close by and zoomed out: while a node is dragged,
 * and while the canvas is moved.
 */
export async function benchCanvas() {
  await startSandbox()
  const backend = await startBackend({ importFrom: paths.emulatorData, onProgress: console.log })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserArguments })
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    const agent = await signInToBench(page)
    await writeLargeFlow(agent)
    await page.goto(`${agent}/prompt`)
    const nodes = page.locator('.react-flow__node')
    await nodes.first().waitFor()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1_000))))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.locator('.react-flow__controls-fitview').click()
    await page.waitForTimeout(500)
    const far = await dragAndPan(page)
    for (let click = 0; click < 9; click++) await page.locator('.react-flow__controls-zoomin').click()
    const close = await dragAndPan(page)
    const frames = { ...withSuffix(far, 'Far'), ...withSuffix(close, '') }
    console.log(frames)
    return {
      canvasFrameP95Ms: Math.max(close.drag, close.pan),
      canvasFarFrameP95Ms: Math.max(far.drag, far.pan),
    }
  } finally {
    await browser.close()
    backend.stop()
    await stopAllProcesses()
  }
}

function withSuffix({ drag, pan }, suffix) {
  return { [`drag${suffix}`]: drag, [`pan${suffix}`]: pan }
}

async function dragAndPan(page) {
  return { drag: await move(page, await middleNode(page)), pan: await move(page, await emptyPosition(page)) }
}

/** Moves with the button held down, and returns the 95th percentile of the frame times. */
async function move(page, { x, y }) {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(watchFrames)
  for (let step = 0; step < steps; step++) {
    await page.mouse.move(x + 3 * step, y + step)
    await page.waitForTimeout(pauseMs)
  }
  const frames = await page.evaluate(() => window.endFrames())
  await page.mouse.up()
  await page.waitForTimeout(500)
  return frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.95)]
}

/** Measures frames with requestAnimationFrame, one after the other; a slow one delays the next. */
function watchFrames() {
  const frames = []
  let last = performance.now()
  let isOver = false
  const look = () => {
    const now = performance.now()
    frames.push(now - last)
    last = now
    if (!isOver) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.endFrames = () => {
    isOver = true
    // The first interval begins before the movement.
    return frames.slice(1)
  }
}

/** Returns the position of a node near the middle of the canvas. */
async function middleNode(page) {
  const position = await page.evaluate(() => {
    const room = document.querySelector('.react-flow').getBoundingClientRect()
    const [middleX, middleY] = [room.x + room.width / 2, room.y + room.height / 2]
    const away = ({ x, y }) => Math.hypot(x - middleX, y - middleY)
    return [...document.querySelectorAll('.react-flow__node')]
      .map((node) => node.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.react-flow__node'))
      .toSorted((one, other) => away(one) - away(other))[0]
  })
  return position ?? failWith('There is no node in the middle of the canvas.')
}

/** Returns a position of the canvas without a node. */
async function emptyPosition(page) {
  const position = await page.evaluate(() => {
    const room = document.querySelector('.react-flow').getBoundingClientRect()
    for (let y = room.y + 120; y < room.bottom - 120; y += 7)
      for (let x = room.x + 120; x < room.right - 320; x += 7)
        if (document.elementFromPoint(x, y)?.classList.contains('react-flow__pane')) return { x, y }
    return null
  })
  return position ?? failWith('There is no empty position on the canvas.')
}
