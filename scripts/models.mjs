import { readFileSync } from 'node:fs'
import { failWith } from './launcher/failWith.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'
import { compareModels } from './models/compareModels.mjs'

const usage = `What a published list says otherwise of the models of functions/src/shared/models/modelSeed.ts.

  npm run --silent models -- api.json          a stored copy of https://models.dev/api.json (MIT)

Nothing is changed: somebody looks at each line, and takes over what is right. Prices in force are replaced by
\`npm run catalogue\`.`

const [file] = process.argv.slice(2)

await runLaunch(async () => {
  if (!file) failWith(usage)
  const { models } = await import('../functions/src/shared/models/modelSeed.ts')
  const { lines, unknown, others } = compareModels(JSON.parse(readFileSync(file, 'utf8')), models)
  for (const line of lines) console.log(line)
  if (lines.length === 0) console.log('All prices and abilities are the same as in the list.')
  if (unknown.length > 0) console.log(`\nNot in the list: ${unknown.join(', ')}`)
  if (others.length > 0) console.log(`\nEntries of models that only the list has:\n\n${others.join('\n')}`)
})
