import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBomb } from '../../test/knowledge/bombs.ts'
import { serveFunction } from '../../test/serving/serve.ts'
import { AppError } from '../domain/kernel/errors/AppError.ts'
import { makeParsingPass, parsingPassHeader } from '../domain/knowledge/files/parsingPass.ts'
import type { ParsedFile, StrangersFile } from '../domain/kernel/ports/ports.ts'
import { remoteReader } from '../providers/parsing/remoteReader.ts'

const secret = process.env['SESSION_SECRET'] ?? ''
let door: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  door = await serveFunction('parse', (await import('../index.ts')).parse)
})
afterAll(() => door.stop())

const pass = (file: ParsedFile) => makeParsingPass(secret, file, Date.now())
const readerOf = (url: string, makePass = pass) =>
  remoteReader({ na: url, eu: url }, (file) => ({ [parsingPassHeader]: makePass(file) }))
const read = (file: StrangersFile, makePass = pass) => readerOf(door.url, makePass).textOfFile('na', file)
const letter: StrangersFile = { kind: 'txt', content: Buffer.from('Dear all, hello.') }

describe('the door that reads files', () => {
  it('gives the text of a file to whoever has our pass for it', async () => {
    expect(await read(letter)).toBe('Dear all, hello.')
  })

  it.each([
    ['of another file', () => pass({ ...letter, content: Buffer.from('Another') })],
    ['of another kind', () => pass({ ...letter, kind: 'md' })],
    ['of yesterday', () => makeParsingPass(secret, letter, Date.now() - 86_400_000)],
    ['of next year', () => makeParsingPass(secret, letter, Date.now() + 31_536_000_000)],
    ['signed by somebody else', () => makeParsingPass('x'.repeat(40), letter, Date.now())],
    ['that is none', () => ''],
  ])('gives nothing for a pass %s', async (_, makePass) => {
    expect(await read(letter, makePass)).toBe('')
    const answer = await fetch(`${door.url}/txt`, {
      method: 'POST',
      headers: { [parsingPassHeader]: makePass() },
      body: letter.content.toString(),
    })
    expect(answer.status).toBe(403)
  })

  it('says so when reading a file takes too much, and goes on', async () => {
    const bomb = makeBomb('words that unpack to 400 MB')
    await expect(read(bomb)).rejects.toMatchObject({ code: 'file-too-large' })
    expect(await read(letter)).toBe('Dear all, hello.')
    // Bombs take seconds to make.
  }, 60_000)

  it('is done without when it is out of reach', async () => {
    expect(await readerOf('http://127.0.0.1:9').textOfFile('eu', letter)).toBe('')
  })

  it('gives a picture written anew, and refuses what is none', async () => {
    const script = '<script>alert(1)</script>'
    const given = Buffer.concat([
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      Buffer.from(script),
    ])
    const written = await readerOf(door.url).imageOfFile('eu', given)
    expect(written.includes(script)).toBe(false)
    expect(await sharp(written).metadata()).toMatchObject({ format: 'png', width: 9 })
    await expect(readerOf(door.url).imageOfFile('eu', Buffer.from('GIF89a'))).rejects.toMatchObject({
      code: 'file-unreadable',
    })
  })

  it.each([
    ['that does not say how long it is', 100, 'taken'],
    ['without end', 4_000_000, 'unavailable'],
  ])('reads an answer %s, up to its bound', async (_, bytes, outcome) => {
    const answering = createServer((request, response) => {
      request.resume()
      // Without a length it comes in chunks.
      response.write(`{"image":"`)
      response.end(`${'A'.repeat(bytes)}"}`)
    })
    answering.listen(0, '127.0.0.1')
    await once(answering, 'listening')
    const address = answering.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const taken = await readerOf(url)
      .imageOfFile('eu', Buffer.from('GIF89a'))
      .then(
        () => 'taken',
        (error: unknown) => (error instanceof AppError ? error.code : error),
      )
    answering.closeAllConnections()
    answering.close()
    expect(taken).toBe(outcome)
  })

  it('lets no picture through unread: without it there is none', async () => {
    await expect(
      readerOf('http://127.0.0.1:9').imageOfFile('eu', Buffer.from('GIF89a')),
    ).rejects.toMatchObject({ code: 'unavailable' })
  })
})
