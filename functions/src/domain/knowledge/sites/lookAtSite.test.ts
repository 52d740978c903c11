import { describe, expect, it, vi } from 'vitest'
import { makePorts } from '#test/factories.ts'
import { iconsOf } from './brand/iconsOf.ts'
import { languageOfPage } from './brand/languageOfPage.ts'
import { logosOf } from './brand/logosOf.ts'
import { readSiteBrand } from './readSiteBrand.ts'
import { readSiteLook } from './readSiteLook.ts'
import type { Fetched, Web } from '../../kernel/ports/Web.ts'

function portsWith(fetchPage: Web['fetchPage']) {
  const { web } = makePorts()
  return { web: { ...web, isPublicUrl: () => true, fetchPage } }
}

const page: Fetched = {
  url: new URL('https://www.shop.example/'),
  status: 200,
  type: 'text/html',
  etag: '',
  lastModified: '',
  robotsTag: '',
  retryAfterMs: 0,
  content: Buffer.from('<meta name="theme-color" content="#cc4400">'),
}

describe('readSiteBrand', () => {
  it('reads only the beginning of a page', async () => {
    const fetchPage = vi.fn<Web['fetchPage']>(async () => page)
    expect(await readSiteBrand(portsWith(fetchPage), 'ada', 'shop.example')).toEqual({
      name: 'shop.example',
      colour: '#cc4400',
      about: '',
    })
    expect(fetchPage.mock.calls[0]?.[1]).toMatchObject({ expects: 'beginning' })
  })

  it('reads a few slow sites at a time, and others when those are done', async () => {
    const { promise, resolve } = Promise.withResolvers<Fetched>()
    const slow = portsWith(() => promise)
    const looks = Array.from({ length: 20 }, (_, index) =>
      readSiteBrand(slow, `reader ${index}`, 'slow.example'),
    )
    await expect(readSiteBrand(slow, 'ada', 'shop.example')).rejects.toMatchObject({
      code: 'resource-exhausted',
    })
    resolve(page)
    await Promise.all(looks)
    expect(await readSiteBrand(slow, 'ada', 'shop.example')).toMatchObject({ colour: '#cc4400' })
  })

  it('leaves room for the sites of others while one reader waits for slow sites (H-145)', async () => {
    const { promise, resolve } = Promise.withResolvers<Fetched>()
    const slow = portsWith(() => promise)
    const looks = Array.from({ length: 30 }, () => readSiteBrand(slow, 'mallory', 'slow.example'))
    const refused = Promise.allSettled(looks)
    expect(
      await readSiteBrand(
        portsWith(async () => page),
        'ada',
        'shop.example',
      ),
    ).toMatchObject({
      colour: '#cc4400',
    })
    resolve(page)
    expect((await refused).filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  })
})

describe('readBrand with a hostile page', () => {
  it.each(['<meta ', '<link ', '<html ', '<title ', '<title>', '<meta name="x" content="'])(
    'reads 300 kB of %s within the time of a test (H-145)',
    (piece) => {
      const html = piece.repeat(Math.ceil(300_000 / piece.length))
      const url = new URL('https://shop.example/')
      expect(readSiteLook(html, 'shop.example')).toBeDefined()
      expect(iconsOf(html, url)).toBeDefined()
      expect(languageOfPage(html, '')).toBeDefined()
      expect(logosOf(html, [], url)).toBeDefined()
    },
  )
})
