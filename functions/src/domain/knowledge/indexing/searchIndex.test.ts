import { describe, expect, it, vi } from 'vitest'
import { ask } from '#test/chat/ask.ts'
import { seededRandom } from '#test/seed/seededRandom.ts'
import { workOf } from '#test/workOf.ts'
import { buildIndex, parseIndex, type SearchIndex } from './searchIndex.ts'

/** In units of `workOf`; an attack that works takes hundreds. */
const maxWork = 20

const chunks = [
  { id: '1', title: 'Returns', text: 'Stock pieces can be returned within 30 days for a full refund.' },
  { id: '2', title: 'Care', text: 'Oil a table once a year.' },
  { id: '3', title: 'Hours', text: 'The showroom is open on Saturday from 10 to 15.' },
]

async function indexOf(passages: typeof chunks): Promise<SearchIndex> {
  const index = parseIndex(await buildIndex(passages))
  if (!index) throw new Error('It is of another format.')
  return index
}

describe('the search index', () => {
  it("finds the passage that answers a question, in the question's own words", async () => {
    const index = await indexOf(chunks)
    expect(ask(index, 'How do I return a piece?', 3)[0]?.id).toBe('1')
    expect(ask(index, 'when are you open saturdays', 3)[0]?.id).toBe('3')
    expect(ask(index, 'How often should tables be oiled?', 3)[0]?.id).toBe('2')
  })

  it('finds passages of the given sources alone, by words and by meaning', async () => {
    const index = await indexOf([
      { id: 'shop-0', title: 'Prices', text: 'Delivery costs five euros.' },
      { id: 'shop-1', title: 'Hours', text: 'Open on Saturday.' },
      { id: 'trade-0', title: 'Prices', text: 'Delivery costs ninety euros.' },
    ])
    const find = (only?: string[]) =>
      index.choose(index.byWords({ question: 'What does delivery cost?', only }), 5).map(({ id }) => id)
    expect(find(['shop'])).toEqual(['shop-0'])
    expect(find(['trade'])).toEqual(['trade-0'])
    expect(find(['shop', 'trade'])).toEqual(['shop-0', 'trade-0'])
    expect(find().toSorted()).toEqual(['shop-0', 'trade-0'])
    expect(find([])).toEqual([])
    expect(find(['shop-0'])).toEqual([])
  })

  it.each(['delivery abroad', 'What does delivery cost?', 'delivery to companies', 'Where is the delivary?'])(
    'finds in some sources what an index of these alone finds, whatever the others hold: %s',
    async (question) => {
      const others = Array.from({ length: 120 }, (_, at) => ({
        id: `shop-${at}`,
        title: 'Delivery',
        text: `Delivery costs ${at} euros.`,
      }))
      const own = [
        { id: 'trade-0', title: 'Terms', text: 'For companies the delivery is free.' },
        { id: 'trade-1', title: 'Hours', text: 'Open on Saturday for companies.' },
        { id: 'trade-2', title: 'Returns', text: 'Send it back within thirty days.' },
      ]
      const [limited, alone] = [await indexOf([...others, ...own]), await indexOf(own)]
      const found = limited.choose(limited.byWords({ question, only: ['trade'] }), 5)
      expect(found[0]).toEqual(own[0])
      expect(found).toEqual(alone.choose(alone.byWords({ question }), 5))
    },
  )

  it('returns a passage unchanged', async () => {
    expect(ask(await indexOf(chunks), 'refund', 3)).toEqual([chunks[0]])
  })

  it('does not open an index of another format', () => {
    expect(parseIndex(Buffer.from('[]\n{"documentCount":0}'))).toBeUndefined()
  })

  it('does not open a damaged index', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const complete = await buildIndex(chunks)
    for (const length of [9, 60, complete.length - 8])
      expect(parseIndex(Buffer.from(complete.subarray(0, length)))).toBeUndefined()
    log.mockRestore()
  })

  it('finds nothing rather than a random passage', async () => {
    expect(ask(await indexOf(chunks), 'What is the capital of France?', 3)).toEqual([])
    expect(ask(await indexOf([]), 'anything', 3)).toEqual([])
  })
})

describe('a question that is made to take long', async () => {
  const letters = 'aeioubcdfghlmnprst'
  const random = seededRandom(7)
  const word = (least: number, max: number) =>
    Array.from(
      { length: least + Math.floor(random() * (max - least)) },
      () => letters[Math.floor(random() * letters.length)],
    ).join('')
  const vocabulary = Array.from({ length: 200_000 }, () => word(5, 12))
  const index = await indexOf(
    Array.from({ length: 1_000 }, (_, chunk) => ({
      id: `c${chunk}`,
      title: `Title ${chunk}`,
      text: vocabulary.slice(chunk * 200, chunk * 200 + 200).join(' '),
    })),
  )

  it.each([
    ['words of the index', () => vocabulary.filter((_, at) => at % 400 === 0).join(' ')],
    ['words that nobody knows', () => Array.from({ length: 500 }, () => `${word(6, 12)}x`).join(' ')],
    ['long words', () => Array.from({ length: 100 }, () => word(25, 45)).join(' ')],
    ['beginnings of words', () => Array.from({ length: 700 }, () => word(5, 6)).join(' ')],
    ['one word many times', () => 'bababa '.repeat(570)],
  ])('searches a question of %s with little work', (_, question) => {
    const text = question().slice(0, 4_000)
    expect(workOf(() => void ask(index, text, 4))).toBeLessThan(maxWork)
  })

  it('finds a misspelt or incomplete word among many', () => {
    const target = vocabulary.findIndex((candidate) => candidate.length === 11)
    const targetWord = vocabulary[target] ?? ''
    const id = `c${Math.floor(target / 200)}`
    expect(ask(index, targetWord, 4).map((source) => source.id)).toContain(id)
    expect(
      ask(index, `${targetWord.slice(0, 5)}z${targetWord.slice(6)}`, 4).map((source) => source.id),
    ).toContain(id)
    expect(ask(index, targetWord.slice(0, 8), 4).map((source) => source.id)).toContain(id)
  })
})

describe('the search index of similar words', () => {
  it('compares words that are built to be similar with little work', async () => {
    const random = seededRandom(11)
    const beginning = 'abcdefghijklmnoprstuvwxyzabcde'
    const ending = () => Array.from({ length: 5 }, () => 'abcde'[Math.floor(random() * 5)]).join('')
    const words = Array.from(
      { length: 54_000 },
      (_, at) => `${beginning}${ending()}${at % 10 === 0 ? 'f' : ''}`,
    )
    const index = await indexOf([{ id: '1', title: 'Words', text: words.join(' ') }])
    const question = Array.from({ length: 8 }, () => `${beginning}xx${ending()}`).join(' ')
    expect(workOf(() => void ask(index, question, 4))).toBeLessThan(maxWork)
  })
})
