import { readFileSync } from 'node:fs'
import { failWith } from './launcher/failWith.mjs'
import { onProject } from './launcher/onProject.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'

const usage = `Prices, plans, limits, taxes and models, as one document with a version.

  npm run --silent catalogue -- show > prices.json          what is in force
  npm run catalogue -- replace prices.json "Seats cost less"

It speaks to the emulators of a running \`npm start\`, or, with GCLOUD_PROJECT and GOOGLE_ACCESS_TOKEN
(\`gcloud auth print-access-token\`), to that project.`

const [verb, file, why] = process.argv.slice(2)

await runLaunch(() =>
  onProject(async () => {
    const { readCatalogue, replaceCatalogue } =
      await import('../functions/src/domain/billing/catalogue/replaceCatalogue.ts')
    if (verb === 'show') console.log(JSON.stringify(await readCatalogue(), undefined, 2))
    else if (verb === 'replace' && file && why) {
      const { version } = await replaceCatalogue(JSON.parse(readFileSync(file, 'utf8')), why, Date.now())
      console.log(`Version ${version} is in force within a minute.`)
    } else failWith(usage)
  }),
)
