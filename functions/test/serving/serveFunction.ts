import { once } from 'node:events'
import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import type { HttpsFunction } from 'firebase-functions/v2/https'

/** Serves a deployed function as the platform does: the Functions Framework, raw bodies, one process. */
export async function serveFunction(
  name: string,
  handler: HttpsFunction,
): Promise<{ url: string; stop: () => void }> {
  http(name, (request, response) => void handler(request as Parameters<HttpsFunction>[0], response))
  const server = getTestServer(name)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error(`${name} could not be served`)
  return { url: `http://127.0.0.1:${bound.port}`, stop: () => void server.close() }
}
