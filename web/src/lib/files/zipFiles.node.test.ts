import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zipFiles, type ZippedFile } from './zipFiles.ts'

async function* filesOf(...files: ZippedFile[]): AsyncGenerator<ZippedFile> {
  for (const file of files) yield await Promise.resolve(file)
}

async function contentsOf(archive: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

describe('zipFiles', () => {
  it('joins the pieces of each file, and keeps names and texts in every script', async () => {
    const archive = await zipFiles(
      filesOf(
        { path: 'Agents/حجز/leads.csv', pieces: ['Größe,', '名前'] },
        { path: 'empty.json', pieces: [] },
      ),
      new AbortController().signal,
    )
    expect(await contentsOf(archive)).toEqual({ 'Agents/حجز/leads.csv': 'Größe,名前', 'empty.json': '' })
  })

  it('gives files of the same name numbers, also when only their case differs', async () => {
    const archive = await zipFiles(
      filesOf(
        { path: 'a.txt', pieces: ['1'] },
        { path: 'A.txt', pieces: ['2'] },
        { path: 'a.txt', pieces: ['3'] },
      ),
      new AbortController().signal,
    )
    expect(await contentsOf(archive)).toEqual({ 'a.txt': '1', 'A (2).txt': '2', 'a (3).txt': '3' })
  })

  it('returns the whole content of files that exceed its memory', async () => {
    const piece = Array.from({ length: 200_000 }, (_, n) => (n * 2_654_435_761) % 4_294_967_296).join('')
    const pieces = Array.from({ length: 12 }, () => piece)
    const archive = await zipFiles(filesOf({ path: 'large.txt', pieces }), new AbortController().signal)
    expect((await contentsOf(archive))['large.txt'] === pieces.join('')).toBe(true)
  })

  it('ends when it is aborted between two pieces', async () => {
    const controller = new AbortController()
    let read = 0
    function* pieces() {
      for (;;) {
        if (++read === 3) controller.abort()
        yield 'piece'
      }
    }
    const zipped = zipFiles(filesOf({ path: 'endless.txt', pieces: pieces() }), controller.signal)
    await expect(zipped).rejects.toThrow('aborted')
    expect(read).toBe(3)
  })
})
