import { buildAll } from './launcher/buildAll.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'

// npm run build [-- --production]
await runLaunch(async () => {
  const emulated = !process.argv.includes('--production')
  console.log(emulated ? 'Building for the emulators' : 'Building for deployment')
  await buildAll({ emulated })
})
