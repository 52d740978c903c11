import { parseArgs } from 'node:util'
import { benchBombs } from './bench/benchBombs.mjs'
import { benchCanvas } from './bench/dashboard/benchCanvas.mjs'
import { benchDashboard } from './bench/dashboard/benchDashboard.mjs'
import { benchFlow } from './bench/benchFlow.mjs'
import { benchImport } from './bench/benchImport.mjs'
import { benchInbox } from './bench/benchInbox.mjs'
import { benchLaptop } from './bench/benchLaptop.mjs'
import { benchLighthouse } from './bench/lighthouse/benchLighthouse.mjs'
import { benchPages } from './bench/pages/benchPages.mjs'
import { benchSite } from './bench/benchSite.mjs'
import { benchTurns } from './bench/turns/benchTurns.mjs'
import { showFigures } from './bench/showFigures.mjs'
import { writeBudgets } from './bench/writeBudgets.mjs'
import { measureBytes } from './budgets.mjs'
import { buildAll } from './launcher/buildAll.mjs'
import { failWith } from './launcher/failWith.mjs'
import { stopAllProcesses } from './launcher/processTree.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { dataSuite, startEmulators } from './launcher/emulators/startEmulators.mjs'
import { seconds } from './launcher/step.mjs'

// npm run bench                 a table: metric, figure, floor, goal; writes it to docs/budgets.md
// npm run bench -- part …       the table of these parts only
// npm run bench -- --json       one JSON object on stdout
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' } },
})
const print = console.log
// Progress messages must not be part of the JSON.
console.log = console.error

/**
 * Each part returns metrics as `{ name: figure }`; those on the emulators get the environment that reaches
 * them.
 */
const parts = [
  { name: 'bytes', measure: measureBytes },
  {
    name: 'pages',
    measure: async () => ({ ...(await benchPages(console.log)), ...(await benchDashboard()) }),
  },
  { name: 'lighthouse', measure: () => benchLighthouse(console.log) },
  { name: 'canvas', measure: benchCanvas },
  { name: 'laptop', measure: benchLaptop },
  { name: 'import', isOnEmulators: true, measure: benchImport },
  { name: 'inbox', isOnEmulators: true, measure: benchInbox },
  { name: 'turns', isOnEmulators: true, measure: benchTurns },
  { name: 'flow', isOnEmulators: true, measure: benchFlow },
  { name: 'bombs', isOnEmulators: true, measure: benchBombs },
  { name: 'site', isOnEmulators: true, measure: benchSite },
]

await runLaunch(async () => {
  const chosen = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  if (chosen.length === 0)
    failWith(`The parts of the benchmark are ${parts.map(({ name }) => name).join(', ')}.`)
  await buildAll()
  const figures = {}
  for (const { name, isOnEmulators, measure } of chosen) {
    const started = Date.now()
    console.log(`${name} …`)
    Object.assign(figures, isOnEmulators ? await onEmulators(measure) : await measure())
    console.log(`${name}: done in ${seconds(started)}`)
  }
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, Math.round(figure * 1000) / 1000]),
  )
  if (chosen.length === parts.length) writeBudgets(rounded)
  print(values.json ? JSON.stringify(rounded, null, 2) : showFigures(rounded))
})

/** Runs a part with empty databases, and without processes of the previous part. */
async function onEmulators(measure) {
  const { environment } = await startEmulators({ only: dataSuite, onProgress: console.log })
  try {
    return await measure(environment)
  } finally {
    await stopAllProcesses()
  }
}
