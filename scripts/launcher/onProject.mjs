import { once } from 'node:events'
import { createServer } from 'node:http'
import { failWith } from './failWith.mjs'
import { ports } from './ports.mjs'

/**
 * Runs work that imports the store: on the emulators of a running `npm start`, or, with GCLOUD_PROJECT and
 * GOOGLE_ACCESS_TOKEN (`gcloud auth print-access-token`), on that project. Ends the process with the message
 * of an error.
 */
export async function onProject(work) {
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
  await work().catch(({ message }) => failWith(message))
  metadata?.server.close()
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
