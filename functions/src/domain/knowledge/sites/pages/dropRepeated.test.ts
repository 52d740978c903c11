import { describe, expect, it } from 'vitest'
import { dropRepeated } from './dropRepeated.ts'

const notice = 'We use cookies.'
const page = (...blocks: string[]) => [{ title: 'T', text: blocks.join('\n\n') }]

describe('dropRepeated', () => {
  it('removes a block that four of ten pages share from all of them but the keeper', () => {
    const pages = Array.from({ length: 10 }, (_, at) =>
      at < 4 ? page(`Own ${at}`, notice) : page(`Own ${at}`),
    )
    const remaining = dropRepeated(pages, 2).map((sections) => sections.map(({ text }) => text).join())
    expect(remaining.filter((text) => text.includes(notice))).toEqual([`Own 2\n\n${notice}`])
    expect(remaining[9]).toBe('Own 9')
  })

  it('keeps a block that less than 40 % of the pages share, and all blocks of fewer than five pages', () => {
    const pages = Array.from({ length: 10 }, (_, at) => (at < 3 ? page(notice) : page(`Own ${at}`)))
    expect(dropRepeated(pages, 9)).toEqual(pages)
    const few = [page(notice), page(notice), page(notice)]
    expect(dropRepeated(few, 0)).toEqual(few)
  })

  it('removes a section whose blocks are all removed', () => {
    const pages = Array.from({ length: 6 }, () => page(notice))
    expect(dropRepeated(pages, 0).map((sections) => sections.length)).toEqual([1, 0, 0, 0, 0, 0])
  })
})
