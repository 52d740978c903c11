import { buildAll } from './launcher/buildAll.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { measureBudgets } from './budgets.mjs'

await runLaunch(async () => {
  await buildAll({ onProgress: () => {} })
  const [launcher, panel] = measureBudgets()
  console.log(JSON.stringify({ launcherGzipBytes: launcher.bytes, panelGzipBytes: panel.bytes }, null, 2))
})
