import { buildAll } from './launcher/buildAll.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { step } from './launcher/step.mjs'
import { runChecks } from './testing/runChecks.mjs'

await runLaunch(async () => {
  await step('Building', () => buildAll())
  const { failed } = await step('Checking', runChecks)
  return failed > 0 ? 1 : 0
})
