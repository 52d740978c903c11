import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { failWith } from './launcher/failWith.mjs'
import { ports } from './launcher/ports.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'

const usage = `Prices, plans, limits, taxes and models, as one document with a version.

  npm run --silent catalogue -- show > prices.json          what is in force
  npm run catalogue -- replace prices.json "Seats cost less"

It speaks to the emulators of a running \`npm start\`, or, with GCLOUD_PROJECT and GOOGLE_ACCESS_TOKEN
(\`gcloud auth print-access-token\`), to that project.`

const [verb, file, why] = process.argv.slice(2)

await runLaunch(async () => {
  const { GCLOUD_PROJECT: project, GOOGLE_ACCESS_TOKEN: token } = process.env
  if (project && !token)
    failWith('GOOGLE_ACCESS_TOKEN is missing: `gcloud auth print-access-token` prints one.')
  const metadata = project ? await serveToken(token) : undefined
  Object.assign(
    process.env,
    project
      ? { GCE_METADATA_HOST: metadata.host }
      : { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`, GCLOUD_PROJECT: 'demo-parley' },
  )
  const { readCatalogue, replaceCatalogue } =
    await import('../functions/src/domain/billing/catalogue/replaceCatalogue.ts')
  if (verb === 'show') console.log(JSON.stringify(await readCatalogue().catch(explain), undefined, 2))
  else if (verb === 'replace' && file && why) {
    const { version } = await replaceCatalogue(JSON.parse(readFileSync(file, 'utf8')), why, Date.now()).catch(
      explain,
    )
    console.log(`Version ${version} is in force within a minute.`)
  } else failWith(usage)
  metadata?.server.close()
})

/** Exits with the message of a missing price or an unreachable server, without a stack. */
function explain(error) {
  failWith(error.message)
}

/**
 * Serves the token of the person who runs the script where the backend expects the platform's metadata
 * server.
 */
async function serveToken(token) {
  const server = createServer((_, response) =>
    response.end(JSON.stringify({ access_token: token, expires_in: 600 })),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, host: `127.0.0.1:${server.address().port}` }
}
