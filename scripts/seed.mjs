import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { makeWorld } from './launcher/world/makeWorld.mjs'
import { paths } from './launcher/paths.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'

// Creates the demo world again. Nothing else ever changes emulator-data, so its diff is always deliberate.
await runLaunch(async () => {
  await makeWorld(paths.emulatorData)
  renameSync(join(paths.emulatorData, 'agents.json'), join(paths.root, 'widget/demo/agents.json'))
})
