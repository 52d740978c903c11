import { describe, expect, it } from 'vitest'
import { sitePageSchema } from '../../../../shared/knowledge/sites.ts'
import { safeFetch } from '../../../../providers/fetch/safeFetch.ts'
import { readInChild } from '../../../../providers/parsing/readInChild.ts'
import type { FetchedPage } from '../crawling/fetchBatch.ts'
import { readTexts } from './readTexts.ts'

const web = safeFetch({ aboutUrl: 'https://app.example', localPort: undefined })

function fetched(path: string, html: string): FetchedPage {
  const url = `https://a.example${path}`
  return {
    page: { path, version: '1', data: sitePageSchema.parse({ url, state: 'waiting', depth: 0 }) },
    response: {
      url: new URL(url),
      status: 200,
      type: 'text/html; charset=utf-8',
      etag: '',
      lastModified: '',
      robotsTag: '',
      retryAfterMs: 0,
      content: Buffer.from(html),
    },
  }
}

describe('readTexts', () => {
  it('loses only the page that breaks the parsing process', async () => {
    const pages = [
      fetched('/a', '<p>Words of a</p>'),
      fetched('/b', '<p>Words of b</p>'),
      fetched('/c', '<p>Words of c</p>'),
    ]
    let isFirst = true
    // The process of several pages, and that of the second alone, end as one that runs out of memory.
    const readPages: typeof readInChild.readPages = async (some, ...rest) => {
      const ends = isFirst || some[0]?.url.endsWith('/b')
      isFirst = false
      return ends ? undefined : readInChild.readPages(some, ...rest)
    }
    const texts = await readTexts({ web, readPages }, pages)
    expect([...texts.values()].map(({ sections, problem }) => problem ?? sections[0]?.text)).toEqual([
      'Words of a',
      'unreadable',
      'Words of c',
    ])
  })
})
