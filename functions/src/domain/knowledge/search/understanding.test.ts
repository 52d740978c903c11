import { describe, expect, it } from 'vitest'
import { workOf } from '#test/workOf.ts'
import { IndexBuilder } from '../indexing/IndexBuilder.ts'
import { buildIndex, parseIndex } from '../indexing/searchIndex.ts'

/** Other passages of a shop, so that words are as rare as in real knowledge. */
const others = [
  'The workshop was founded by two sisters.',
  'Our catalogue comes twice a year by mail.',
  'Every piece carries the name of who has made it.',
  'Lamps are made of brass and paper.',
  'In winter the kiln is fired once a week.',
]

/** Returns the texts found for a question, best first; each is a separate source. */
async function find(texts: string[], question: string, before: string[] = []): Promise<string[]> {
  const builder = new IndexBuilder({ given: Infinity, characters: Infinity, words: Infinity })
  for (const [at, text] of [...texts, ...others].entries())
    await builder.add([{ id: `s${at}-0`, title: 'Page', text }])
  const index = parseIndex(builder.serialize())
  return index?.choose(index.byWords({ question, before }), 5).map(({ text }) => text) ?? []
}

describe('an index', () => {
  it.each([
    ['another form of a word', 'We refund the price within five days.', 'Are prices refunded?'],
    [
      'a form of a word in another language',
      'Wir erstatten den Kaufpreis in fünf Tagen.',
      'Wann erstattet ihr?',
    ],
    ['a word in a script without spaces', '返品は三十日以内にお願いします。', '返品できますか'],
    ['with an Arabic article and ending', 'يمكن حجز سيارة قبل يوم واحد.', 'بالسيارات'],
    ['a part of a compound', 'Die Kündigungsfrist beträgt drei Monate.', 'Welche Frist gilt?'],
    ['put together from two words', 'Die Frist für eine Kündigung beträgt drei Monate.', 'Kündigungsfrist'],
    ['an identifier that is written apart', 'HO-88 is a shelf of oak.', 'what is ho 88'],
    ['an amount that is written otherwise', 'The table costs 1,390 euros.', 'Which table costs 1390?'],
    ['with the digits of Arabic', 'السعر 45 دينارا.', 'ما الذي سعره ٤٥'],
  ])('understands %s', async (_, text, question) => {
    expect(await find([text], question)).toEqual([text])
  })
})

describe('a question after another one', () => {
  const [open, sunday] = ['The showroom is open from 10 to 18.', 'The pool closes at noon on Sunday.']

  it.each(['And on Sunday?', 'On Sunday?'])(
    'continues the one before when it says little or says so: %s',
    async (question) => {
      expect(await find([open, sunday], question, ['When does the pool close?'])).toContain(sunday)
    },
  )

  it('does not continue the one before when it asks for something that no passage has', async () => {
    expect(await find([open, sunday], 'Do you sell motorbikes?', ['When does the pool close?'])).toEqual([])
  })
})

describe('the search index of an unspaced script', () => {
  it('searches a long question in one script without spaces with little work', async () => {
    const letters = Array.from({ length: 4_000 }, (_, at) =>
      String.fromCharCode(0x4e00 + ((at * 7_919) % 500)),
    )
    const passages = Array.from({ length: 500 }, (_, at) => ({
      id: `p-${at}`,
      title: 'Page',
      text: letters.slice(at, at + 700).join(''),
    }))
    const index = parseIndex(await buildIndex(passages))
    expect(workOf(() => void index?.byWords({ question: letters.join('') }))).toBeLessThan(4)
  })
})
