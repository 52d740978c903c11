import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildAll, copyWidget } from './launcher/buildAll.mjs'
import { checkPorts } from './launcher/checkPorts.mjs'
import { chooseWorld } from './launcher/world/chooseWorld.mjs'
import { failWith } from './launcher/failWith.mjs'
import { paths } from './launcher/paths.mjs'
import { ports, urlOf } from './launcher/ports.mjs'
import { startProcess } from './launcher/processTree.mjs'
import { readAccounts, readClients } from './launcher/world/readAccounts.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { runSchedules } from './launcher/runSchedules.mjs'
import { serveAgencies } from './launcher/serveAgencies.mjs'
import { serveDemoPages } from './launcher/serveDemoPages.mjs'
import { startBackend } from './launcher/emulators/startBackend.mjs'
import { wholeSuite } from './launcher/emulators/startEmulators.mjs'
import { warnOfShortMemory } from './launcher/warnOfShortMemory.mjs'
import { startSandbox } from './launcher/sandbox/startSandbox.mjs'
import { step } from './launcher/step.mjs'

// npm run dev [-- --functions-emulator]
const isEmulated = process.argv.includes('--functions-emulator')

await runLaunch(async () => {
  await checkPorts([
    'sandbox',
    'demo',
    'agencies',
    'agencySite',
    'vite',
    ...wholeSuite,
    'eventarc',
    'hub',
    'logging',
  ])
  warnOfShortMemory(isEmulated)
  await step('Building', () => buildAll())
  const world = await chooseWorld()
  await step('Starting the sandbox', () => startSandbox({ world }))
  const backend = await step('Starting the emulators and the functions', () =>
    startBackend({ isEmulated, importFrom: world, onProgress: console.log }),
  )
  await runSchedules()
  await serveDemoPages(world)
  await serveAgencies()
  watchPart('functions', ['build.mjs', '--watch'])
  watchPart('widget', ['build.mjs', '--watch'])
  watchPart('web', [join(paths.root, 'node_modules/vite/bin/vite.js')])
  whenBuilt('widget/dist', copyWidget)
  whenBuilt('functions/lib', backend.restart)
  console.log(`
Parley is running and follows your changes.

  Dashboard       ${urlOf('vite')}   (${urlOf('hosting')} serves the last build)
  Widget demo     ${urlOf('demo')}
  Agencies        http://{name}.localhost:${ports.agencies}   (the last build)
  Sent mail       ${urlOf('sandbox')}/inbox

Demo accounts
${[...readAccounts(world), ...readClients(world, ports.agencies)].join('\n')}

Ctrl-C stops everything.`)
  await backend.process.ended
  failWith(`The emulators ended by themselves; their log is ${backend.log}`)
})

function watchPart(name, args) {
  startProcess(paths.node, args, {
    cwd: join(paths.root, name),
    stdio: ['ignore', 'inherit', 'inherit'],
    environment: { VITE_EMULATORS: '1' },
  })
}

/** Runs a function after each build of a folder, once the build has stopped writing. */
function whenBuilt(folder, work) {
  const [part, built] = folder.split('/')
  let timer
  const watcher = watch(join(paths.root, part), { recursive: true }, (_event, file) => {
    if (!file?.startsWith(built)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      // If the build was writing at that moment, its next event runs the function again.
      Promise.resolve()
        .then(work)
        .catch(() => {})
    }, 300)
  })
  // A build from another process may delete the folder meanwhile.
  watcher.on('error', () => {
    watcher.close()
    setTimeout(() => whenBuilt(folder, work), 300)
  })
}
