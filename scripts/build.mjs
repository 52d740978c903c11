import { buildAll } from './launcher/buildAll.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'

// npm run build             for the emulators
// npm run build -- <project> for a Firebase project
await runLaunch(async () => {
  const [project] = process.argv.slice(2)
  console.log(project ? `Building for ${project}` : 'Building for the emulators')
  await buildAll({ project })
})
