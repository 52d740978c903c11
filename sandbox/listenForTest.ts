import { once } from 'node:events'
import { createSandbox } from './createSandbox.ts'

/** Starts a sandbox on a free port. */
export async function listenForTest() {
  const server = createSandbox().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = server.address()
  if (endpoint === null || typeof endpoint === 'string') throw new Error('The sandbox listens on no port.')
  return {
    url: `http://127.0.0.1:${endpoint.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
