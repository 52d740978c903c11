import { pbkdf2 } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { createResolve } from './resolveHost.ts'

const derive = promisify(pbkdf2)
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Starts a name server that records queries and sends the given responses, or none. */
async function serveNames(respond?: (question: Buffer) => Buffer) {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    if (respond) socket.send(respond(question), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  ends.push(() => socket.close())
  return [`127.0.0.1:${socket.address().port}`]
}

/** Returns the query with one IP of the requested family appended. */
function withIp(question: Buffer): Buffer {
  const isFour = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1
  const end = question.indexOf(0, 12) + 5
  const head = Buffer.from(question.subarray(0, end))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(1, 6)
  head.writeUInt16BE(0, 10)
  const ip = isFour ? Buffer.from([93, 184, 215, 14]) : Buffer.from('2606280000000000000000000000000a', 'hex')
  const record = Buffer.from([0xc0, 12, 0, isFour ? 1 : 28, 0, 1, 0, 0, 0, 60, 0, ip.length])
  return Buffer.concat([head, record, ip])
}

describe('a host', () => {
  it('has the IPs of both families', async () => {
    const resolve = createResolve({ servers: await serveNames(withIp) })
    expect(await resolve('shop.example')).toEqual([
      { address: '93.184.215.14', family: 4 },
      { address: '2606:2800::a', family: 6 },
    ])
  })

  it('is given up when its name server does not respond, and meanwhile occupies no thread of the instance', async () => {
    const resolve = createResolve({ servers: await serveNames(), timeoutMs: 100, tries: 2 })
    const over: string[] = []
    // More than the thread pool has.
    const silent = Array.from({ length: 16 }, async (_, index) => {
      await expect(resolve(`shop${index}.example`)).rejects.toMatchObject({ code: 'ETIMEOUT' })
      over.push('silent')
    })
    await derive('secret', 'salt', 1, 16, 'sha256')
    over.push('work')
    await Promise.all(silent)
    expect(over[0]).toBe('work')
  })
})
