import { writePages } from './docs/writePages.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'

await runLaunch(async () => {
  await writePages()
  console.log('docs/data-model.md and docs/threats.md are up to date.')
})
