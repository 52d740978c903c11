import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { buildAll } from './launcher/buildAll.mjs'
import { ensureChromium } from './launcher/ensureChromium.mjs'
import { paths } from './launcher/paths.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { serveAgencies } from './launcher/serveAgencies.mjs'
import { startBackend } from './launcher/emulators/startBackend.mjs'
import { startSandbox } from './launcher/sandbox/startSandbox.mjs'
import { step } from './launcher/step.mjs'
import { mailScreens, photographMails } from './pictures/mails.mjs'
import { photograph } from './pictures/photograph.mjs'
import { people, stories } from './pictures/people.mjs'
import { photographWidget, widgetScreens } from './pictures/widget.mjs'
import { writeIndex } from './pictures/writeIndex.mjs'

// npm run pictures [-- name …]   every screen of the demo world, or those whose names have it
const filters = process.argv.slice(2)
const isWanted = ({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter))
const folder = join(paths.cache, 'pictures/screens')

await runLaunch(async () => {
  await step('Building', () => buildAll())
  const executablePath = await ensureChromium()
  await startSandbox({ world: paths.emulatorData })
  const backend = await step('Starting the demo world', () =>
    startBackend({ importFrom: paths.emulatorData, onProgress: console.log }),
  )
  await serveAgencies()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const missing = await step('Taking the pictures', () => photograph(browser, { folder, isWanted }))
  missing.push(...(await photographMails(browser, { folder, isWanted })))
  missing.push(...(await photographWidget(browser, { folder, isWanted })))
  await browser.close()
  backend.stop()
  writeIndex(
    folder,
    [...people, ...stories].flatMap(({ screens }) => screens).concat(mailScreens, widgetScreens),
  )
  console.log(`Every screen: ${join(folder, 'index.html')}`)
  for (const line of missing) console.log(`  missing: ${line}`)
  return missing.length === 0 ? 0 : 1
})
