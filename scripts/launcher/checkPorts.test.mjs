import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { checkPorts } from './checkPorts.mjs'
import { ports } from './ports.mjs'

describe('checkPorts', () => {
  afterEach(() => {
    delete ports.probe
  })

  it('names a port in use and the process that holds it', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    ports.probe = server.address().port
    await expect(checkPorts(['probe'])).rejects.toThrow(
      new RegExp(`port ${ports.probe} \\(probe\\) is taken by process ${process.pid}: `),
    )
    server.close()
    await once(server, 'close')
    await expect(checkPorts(['probe'])).resolves.toBeUndefined()
  })
})
