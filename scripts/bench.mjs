import { benchBombs } from './bench/benchBombs.mjs'
import { benchImport } from './bench/benchImport.mjs'
import { benchPages } from './bench/benchPages.mjs'
import { benchTurns } from './bench/benchTurns.mjs'
import { showFigures } from './bench/showFigures.mjs'
import { measureBytes } from './budgets.mjs'
import { buildAll } from './launcher/buildAll.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { startEmulators } from './launcher/startEmulators.mjs'

// npm run bench             a table: metric, figure, floor, goal
// npm run bench -- --json   one JSON object on stdout
const isJson = process.argv.includes('--json')
const print = console.log
// Whatever is said on the way must not end up in the JSON.
console.log = console.error

await runLaunch(async () => {
  await buildAll()
  const figures = measureBytes()
  console.log('The widget and the sign-in page in Chromium …')
  Object.assign(figures, await benchPages(console.log))
  const emulators = await startEmulators({ only: ['auth', 'firestore', 'storage'], onProgress: console.log })
  console.log('A cold start …')
  Object.assign(figures, benchImport(emulators.environment))
  console.log('Chat turns …')
  Object.assign(figures, await benchTurns(emulators.environment))
  console.log('Files that are made to take too much …')
  Object.assign(figures, await benchBombs(emulators.environment))
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, Math.round(figure * 1000) / 1000]),
  )
  print(isJson ? JSON.stringify(rounded, null, 2) : showFigures(rounded))
})
