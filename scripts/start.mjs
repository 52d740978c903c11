import { relative } from 'node:path'
import { ports, urlOf } from './launcher/ports.mjs'
import { buildAll } from './launcher/buildAll.mjs'
import { failWith } from './launcher/failWith.mjs'
import { paths } from './launcher/paths.mjs'
import { readAccounts, readClients } from './launcher/world/readAccounts.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { runSchedules } from './launcher/runSchedules.mjs'
import { serveAgencies } from './launcher/serveAgencies.mjs'
import { serveDemoPages } from './launcher/serveDemoPages.mjs'
import { startBackend } from './launcher/emulators/startBackend.mjs'
import { wholeSuite } from './launcher/emulators/startEmulators.mjs'
import { warnOfShortMemory } from './launcher/warnOfShortMemory.mjs'
import { startSandbox } from './launcher/sandbox/startSandbox.mjs'
import { checkPorts } from './launcher/checkPorts.mjs'
import { chooseWorld } from './launcher/world/chooseWorld.mjs'
import { hasKeptWorld, keptWorld } from './launcher/world/keptWorld.mjs'
import { saveWorld } from './launcher/world/saveWorld.mjs'
import { seconds, step } from './launcher/step.mjs'

// npm start [-- --keep] [-- --functions-emulator]
const isKept = process.argv.includes('--keep')
const isEmulated = process.argv.includes('--functions-emulator')

await runLaunch(async ({ beforeStop }) => {
  const started = Date.now()
  await checkPorts(['sandbox', 'demo', 'agencies', 'agencySite', ...wholeSuite, 'eventarc', 'hub', 'logging'])
  warnOfShortMemory(isEmulated)
  await step('Building', () => buildAll())
  const world = isKept && hasKeptWorld() ? keptWorld : await chooseWorld()
  await step('Starting the sandbox', () => startSandbox({ world }))
  const emulators = await step('Starting the emulators and the functions', () =>
    startBackend({ isEmulated, importFrom: world, onProgress: console.log }),
  )
  if (isKept)
    beforeStop(() => {
      emulators.stop()
      return step(`Saving the data to ${nameOf(keptWorld)}`, () => saveWorld(keptWorld, world))
    })
  await runSchedules()
  await serveDemoPages(world)
  await serveAgencies()
  console.log(`
Parley is running (after ${seconds(started)}).

  Dashboard       ${urlOf('hosting')}
  Widget demo     ${urlOf('demo')}
  Agencies        http://{name}.localhost:${ports.agencies}
  Sent mail       ${urlOf('sandbox')}/inbox
  Sandbox         ${urlOf('sandbox')}   (its DNS: ${urlOf('sandbox')}/dns)

Demo accounts
${[...readAccounts(world), ...readClients(world, ports.agencies)].join('\n')}

Data: read from ${nameOf(world)}; ${
    isKept
      ? `saved to ${nameOf(keptWorld)} at the end, for the next start with --keep.
Delete that folder to begin anew.`
      : 'kept in memory, lost at the end (npm start -- --keep saves it).'
  }
Nothing leaves this machine.
Logs: .cache/emulators/emulators.log and functions.log
Ctrl-C stops everything.`)
  await emulators.process.ended
  failWith(`The emulators ended by themselves; their log is ${emulators.log}`)
})

function nameOf(folder) {
  return `${relative(paths.root, folder)}/`
}
