import { once } from 'node:events'
import { createSandbox } from './createSandbox.ts'

/** A sandbox on a free port. */
export async function listenForTest() {
  const server = createSandbox().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sandbox listens on no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
