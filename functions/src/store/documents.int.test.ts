import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '#test/emulator.ts'
import { regions } from '../shared/regions/regions.ts'
import { Conflict, Writes } from './commit.ts'
import { deleteTree } from './deleteTree.ts'
import { readDocument, readPages, readQuery } from './documents.ts'
import type { StoredFields } from './Query.ts'
import { readSnapshotPages, type Groups } from './readSnapshot.ts'

const anything = z.record(z.string(), z.unknown())
const counterSchema = z.object({ count: z.int() })
const conflict = (kind: Conflict['kind']) => expect.objectContaining({ kind })

beforeAll(clearDatabases)

describe.each(regions)('documents in %s', (region) => {
  const read = (path: string) => readDocument(region, path, anything)

  it('are stored unchanged', async () => {
    const data = {
      text: 'é😀',
      whole: 5,
      largest: Number.MAX_SAFE_INTEGER,
      part: 1.5,
      notANumber: Number.NaN,
      endless: -Infinity,
      nothing: null,
      at: new Date(1_700_000_000_123),
      bytes: Buffer.from([0, 255]),
      list: [1, { inner: [2] }],
      emptyList: [],
      map: { a: {} },
      'odd-name': true,
    }
    const version = await new Writes(region).create('trial/types', data).commit()
    expect(await read('trial/types')).toEqual({ path: 'trial/types', data, version })
    expect(await read('trial/missing')).toBeUndefined()
  })

  it('change by fields, also within maps and with unusual names', async () => {
    await new Writes(region)
      .create('trial/fields', { kept: 1, map: { x: 1, y: 2, 'odd-`name': { a: 1, b: 2 } } })
      .commit()
    await new Writes(region)
      .update('trial/fields', { 'map.x': 9, 'map.odd-`name.a': 5, 'map.odd-`name.c': 6, more: true })
      .commit()
    expect((await read('trial/fields'))?.data).toEqual({
      kept: 1,
      more: true,
      map: { x: 9, y: 2, 'odd-`name': { a: 5, b: 2, c: 6 } },
    })
  })

  it('are written only in their expected state, all or none', async () => {
    await expect(new Writes(region).update('trial/one', { a: 1 }).commit()).rejects.toEqual(
      conflict('changed'),
    )
    const first = await new Writes(region).create('trial/one', { a: 1 }).commit()
    await expect(new Writes(region).create('trial/one', { a: 2 }).commit()).rejects.toEqual(
      conflict('exists'),
    )
    const second = await new Writes(region).update('trial/one', { a: 2 }, first).commit()
    await expect(new Writes(region).delete('trial/one', first).commit()).rejects.toEqual(conflict('changed'))
    await expect(
      new Writes(region).create('trial/two', {}).update('trial/one', { a: 3 }, first).commit(),
    ).rejects.toEqual(conflict('changed'))
    expect(await read('trial/two')).toBeUndefined()
    await new Writes(region).delete('trial/one', second).commit()
    expect(await read('trial/one')).toBeUndefined()
    await new Writes(region).delete('trial/one').commit()
  })

  it('keep their version when a write changes nothing', async () => {
    const first = await new Writes(region).create('trial/same', { a: 1 }).commit()
    const again = await new Writes(region).update('trial/same', { a: 1 }, first).commit()
    expect((await read('trial/same'))?.version).toBe(again)
  })

  it('lose no change of twenty simultaneous ones', async () => {
    await new Writes(region).create('trial/hot', { count: 0 }).commit()
    const raise = async (): Promise<void> => {
      const counterBefore = await readDocument(region, 'trial/hot', counterSchema)
      try {
        await new Writes(region)
          .update('trial/hot', { count: (counterBefore?.data.count ?? 0) + 1 }, counterBefore?.version)
          .commit()
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        await sleep(Math.random() * 30)
        return raise()
      }
    }
    await Promise.all(Array.from({ length: 20 }, raise))
    expect((await read('trial/hot'))?.data).toEqual({ count: 20 })
  })

  it('raise numbers to the largest of many simultaneous writers, and never lower them', async () => {
    const raise = (at: number) => new Writes(region).raise('trial/latest', { 'a.at': at }, { b: 1 }).commit()
    await Promise.all([3, 9, 5, 7].map(raise))
    await raise(4)
    expect((await read('trial/latest'))?.data).toEqual({ a: { at: 9 }, b: 1 })
  })

  it('are found by their contents', async () => {
    const writes = new Writes(region)
    for (let index = 0; index < 6; index++) {
      writes.create(`trial/tree/branches/b${index}`, {
        state: index < 4 ? 'open' : 'closed',
        at: index,
        tags: [`t${index % 2}`, region],
      })
    }
    await writes.commit()
    const pathsOf = (found: { path: string }[]) => found.map(({ path }) => path.slice(-2))
    const branches = 'trial/tree/branches'
    expect(pathsOf(await readQuery(region, branches, anything))).toHaveLength(6)
    const paged: { path: string }[] = []
    for await (const branch of readPages(
      region,
      branches,
      anything,
      (query) => query.where('state', '==', 'open'),
      { size: 2 },
    ))
      paged.push(branch)
    expect(pathsOf(paged)).toEqual(['b0', 'b1', 'b2', 'b3'])
    expect(
      pathsOf(
        await readQuery(region, branches, anything, (query) =>
          query.where('state', '==', 'open').where('at', '<', 2),
        ),
      ),
    ).toEqual(['b0', 'b1'])
    expect(
      pathsOf(
        await readQuery(region, branches, anything, (query) => query.where('state', 'in', ['closed', 'x'])),
      ),
    ).toEqual(['b4', 'b5'])
    expect(
      pathsOf(await readQuery(region, branches, anything, (query) => query.orderBy('at', 'desc').limit(2))),
    ).toEqual(['b5', 'b4'])
    expect(await readQuery(region, 'trial/tree/none', anything)).toEqual([])
    const found: { path: string }[] = []
    const parts = ['branches', 'none'].map((collection) => ({
      query: (store: Groups) => store.collectionGroup(collection).where('tags', 'array-contains', 't1'),
      take: (document: StoredFields) => void found.push(document),
    }))
    await readSnapshotPages(region, parts)
    expect(pathsOf(found)).toEqual(['b1', 'b3', 'b5'])
  })

  it('are deleted with everything below them, and nothing else', async () => {
    const writes = new Writes(region)
      .create('trial/gone', {})
      .create('trial/gone/a/1', {})
      .create('trial/gone/a/1/b/2', {})
      .create('trial/gone2/a/1', {})
    for (let index = 0; index < 310; index++) writes.create(`trial/gone/many/${index}`, { index })
    await writes.commit()
    await deleteTree(region, 'trial/gone')
    expect(
      await Promise.all(
        ['trial/gone', 'trial/gone/a/1', 'trial/gone/a/1/b/2', 'trial/gone/many/7'].map(read),
      ),
    ).toEqual([undefined, undefined, undefined, undefined])
    expect(await read('trial/gone2/a/1')).toBeDefined()
  })
})

describe('the databases of two regions', () => {
  it('are separate', async () => {
    await new Writes('na').create('trial/apart', {}).commit()
    expect(await readDocument('eu', 'trial/apart', anything)).toBeUndefined()
  })
})
