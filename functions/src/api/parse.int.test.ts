import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signingBy } from '#test/testSigning.ts'
import { makeBomb } from '#test/knowledge/bombs.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { AppError } from '../domain/kernel/errors/AppError.ts'
import { makeParsingPass, parsingPassHeader } from '../domain/knowledge/files/parsingPass.ts'
import type { ParsedFile, UntrustedFile } from '../domain/kernel/ports/ports.ts'
import { remoteReader } from '../providers/parsing/remoteReader.ts'
import { dayMs } from '../shared/durations.ts'

const signing = signingBy(process.env['SESSION_SECRET'] ?? '')
let server: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  server = await serveFunction('parse', (await import('../index.ts')).parse)
})
afterAll(() => server.stop())

const pass = (file: ParsedFile) => makeParsingPass(signing, file, Date.now())
const readerOf = (url: string, makePass = pass) =>
  remoteReader({ na: url, eu: url }, (file) => ({ [parsingPassHeader]: makePass(file) }))
const read = (file: UntrustedFile, makePass = pass) => readerOf(server.url, makePass).textOfFile('na', file)
const letter: UntrustedFile = { kind: 'txt', content: Buffer.from('Dear all, hello.') }

describe('the endpoint that reads files', () => {
  it("returns the text of a file to a caller with the platform's pass for it", async () => {
    expect(await read(letter)).toBe('Dear all, hello.')
  })

  it.each([
    ['of another file', () => pass({ ...letter, content: Buffer.from('Another') })],
    ['of another kind', () => pass({ ...letter, kind: 'md' })],
    ['of yesterday', () => makeParsingPass(signing, letter, Date.now() - dayMs)],
    ['of next year', () => makeParsingPass(signing, letter, Date.now() + 31_536_000_000)],
    ['signed by somebody else', () => makeParsingPass(signingBy('x'.repeat(40)), letter, Date.now())],
    ['that is none', () => ''],
  ])('returns nothing for a pass %s', async (_, makePass) => {
    expect(await read(letter, makePass)).toBe('')
    const response = await fetch(`${server.url}/txt`, {
      method: 'POST',
      headers: { [parsingPassHeader]: makePass() },
      body: letter.content.toString(),
    })
    expect(response.status).toBe(403)
  })

  it('refuses a file that takes too long or too much memory, and keeps serving', async () => {
    const bomb = makeBomb('words that unpack to 400 MB')
    await expect(read(bomb)).rejects.toMatchObject({ code: 'file-too-large' })
    expect(await read(letter)).toBe('Dear all, hello.')
    // Creating the bombs takes seconds.
  }, 60_000)

  it('returns no text if it cannot be reached', async () => {
    expect(await readerOf('http://127.0.0.1:9').textOfFile('eu', letter)).toBe('')
  })

  it('returns a picture re-encoded, and refuses a file that is not a picture', async () => {
    const script = '<script>alert(1)</script>'
    const original = Buffer.concat([
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      Buffer.from(script),
    ])
    const written = await readerOf(server.url).imageOfFile('eu', original)
    expect(written.includes(script)).toBe(false)
    expect(await sharp(written).metadata()).toMatchObject({ format: 'png', width: 9 })
    await expect(readerOf(server.url).imageOfFile('eu', Buffer.from('GIF89a'))).rejects.toMatchObject({
      code: 'file-unreadable',
    })
  })

  it.each([
    ['that does not say how long it is', 100, 'taken'],
    ['without end', 4_000_000, 'unavailable'],
  ])('reads a response %s, up to its limit', async (_, bytes, outcome) => {
    const answering = createServer((request, response) => {
      request.resume()
      // Without a length the response is chunked.
      response.write(`{"image":"`)
      response.end(`${'A'.repeat(bytes)}"}`)
    })
    answering.listen(0, '127.0.0.1')
    await once(answering, 'listening')
    const bound = answering.address()
    const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
    const readerResponse = await readerOf(url)
      .imageOfFile('eu', Buffer.from('GIF89a'))
      .then(
        () => 'taken',
        (error: unknown) => (error instanceof AppError ? error.code : error),
      )
    answering.closeAllConnections()
    answering.close()
    expect(readerResponse).toBe(outcome)
  })

  it('accepts no picture that it could not re-encode', async () => {
    await expect(
      readerOf('http://127.0.0.1:9').imageOfFile('eu', Buffer.from('GIF89a')),
    ).rejects.toMatchObject({ code: 'unavailable' })
  })
})
