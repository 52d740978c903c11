import { expect, it, vi } from 'vitest'
import { makePorts } from '../../../../test/factories.ts'
import { readSiteBrand } from './readSiteBrand.ts'
import type { Fetched, Web } from '../../kernel/ports/Web.ts'

function portsWith(fetchPage: Web['fetchPage']) {
  const { web } = makePorts()
  return { web: { ...web, isPublicAddress: () => true, fetchPage } }
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

it('readSiteBrand reads only the beginning of a page', async () => {
  const fetchPage = vi.fn<Web['fetchPage']>(async () => page)
  expect(await readSiteBrand(portsWith(fetchPage), 'shop.example')).toEqual({
    name: 'shop.example',
    colour: '#cc4400',
    about: '',
  })
  expect(fetchPage.mock.calls[0]?.[1]).toMatchObject({ expects: 'beginning' })
})

it('readSiteBrand reads a few slow sites at a time, and others when those are done', async () => {
  const { promise, resolve } = Promise.withResolvers<Fetched>()
  const slow = portsWith(() => promise)
  const looks = Array.from({ length: 20 }, () => readSiteBrand(slow, 'slow.example'))
  await expect(readSiteBrand(slow, 'shop.example')).rejects.toMatchObject({ code: 'resource-exhausted' })
  resolve(page)
  await Promise.all(looks)
  expect(await readSiteBrand(slow, 'shop.example')).toMatchObject({ colour: '#cc4400' })
})
