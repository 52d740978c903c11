import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildAll, copyWidget } from './launcher/buildAll.mjs'
import { checkPorts } from './launcher/checkPorts.mjs'
import { failWith } from './launcher/failWith.mjs'
import { paths } from './launcher/paths.mjs'
import { address } from './launcher/ports.mjs'
import { startProcess } from './launcher/processTree.mjs'
import { readAccounts } from './launcher/readAccounts.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { runSchedules } from './launcher/runSchedules.mjs'
import { serveDemoPages } from './launcher/serveDemoPages.mjs'
import { startEmulators, wholeSuite } from './launcher/startEmulators.mjs'
import { startSandbox } from './launcher/startSandbox.mjs'
import { step } from './launcher/step.mjs'

await runLaunch(async () => {
  await checkPorts(['sandbox', 'demo', 'vite', ...wholeSuite, 'eventarc', 'hub', 'logging'])
  await step('Building', () => buildAll())
  await step('Starting the sandbox', () => startSandbox())
  const emulators = await step('Starting the emulators', () =>
    startEmulators({ importFrom: paths.emulatorData, onProgress: console.log }),
  )
  await runSchedules()
  await serveDemoPages()
  watchPart('functions', ['build.mjs', '--watch'])
  watchPart('widget', ['build.mjs', '--watch'])
  watchPart('web', [join(paths.root, 'node_modules/vite/bin/vite.js')])
  copyWidgetWhenBuilt()
  console.log(`
Parley is running and follows your changes.

  Dashboard       ${address('vite')}   (${address('hosting')} serves the last build)
  Widget demo     ${address('demo')}
  Sent mail       ${address('sandbox')}/inbox

Demo accounts
${readAccounts().join('\n')}

Ctrl-C stops everything.`)
  await emulators.process.ended
  failWith(`The emulators ended by themselves; their log is ${emulators.log}`)
})

function watchPart(name, args) {
  startProcess(paths.node, args, {
    cwd: join(paths.root, name),
    stdio: ['ignore', 'inherit', 'inherit'],
    environment: { VITE_EMULATORS: '1' },
  })
}

function copyWidgetWhenBuilt() {
  let timer
  const watcher = watch(join(paths.root, 'widget'), { recursive: true }, (_event, file) => {
    if (!file?.startsWith('dist')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      try {
        copyWidget()
      } catch {
        // The build was writing at that moment; its next event copies again.
      }
    }, 300)
  })
  // A build from elsewhere takes the folder away while it is being looked at.
  watcher.on('error', () => {
    watcher.close()
    setTimeout(copyWidgetWhenBuilt, 300)
  })
}
