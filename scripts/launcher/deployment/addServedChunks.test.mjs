import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addServedChunks } from './addServedChunks.mjs'

const served = {
  '/widget/manifest.json': JSON.stringify({
    panel: ['chunks/panel-old.js', 'chunks/same.js'],
    later: ['../../etc/passwd'],
  }),
  '/widget/chunks/panel-old.js': 'old panel',
}
const server = createServer(({ url }, response) =>
  served[url] ? response.end(served[url]) : response.writeHead(404).end(),
)
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

describe('addServedChunks', () => {
  it('keeps the files that the served launcher requests, and no others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-widget-'))
    mkdirSync(join(folder, 'chunks'))
    writeFileSync(join(folder, 'chunks/same.js'), 'new')
    await addServedChunks(`http://127.0.0.1:${server.address().port}`, folder)
    expect(readdirSync(join(folder, 'chunks')).sort()).toEqual(['panel-old.js', 'same.js'])
    expect(readFileSync(join(folder, 'chunks/panel-old.js'), 'utf8')).toBe('old panel')
    expect(readFileSync(join(folder, 'chunks/same.js'), 'utf8')).toBe('new')
  })

  it('keeps no file of a site that does not exist', async () => {
    expect(await addServedChunks('http://127.0.0.1:9', tmpdir())).toEqual([])
  })
})
