import { describe, expect, it } from 'vitest'
import { testExpectationsSchema, type TestExpectations } from '../../../shared/agents/savedTests.ts'
import { judgeRun } from './judgeRun.ts'

const observed = {
  answer: 'Order 4711 left on Monday.',
  sources: [{ id: 'orders', title: 'Orders' }],
  path: ['n1', 'n2', 'n3', 'n4'].map((id) => ({ id, name: id })),
  tools: [{ name: 'order_status', arguments: '{"number":4711,"Place":"Kiel "}', ended: 'ok' as const }],
  outcome: 'found',
}
const judge = { wanted: true }
const missed = (
  expects: Partial<TestExpectations>,
  { answer = observed.answer, judged = null as { agrees: boolean; reason: string } | null } = {},
) => judgeRun({ expects: testExpectationsSchema.parse(expects) }, { ...observed, answer }, judged).missed

describe('a run of a saved test', () => {
  it.each<[string, Partial<TestExpectations>, string[]]>([
    ['the whole way', { path: ['n1', 'n2', 'n3', 'n4'] }, []],
    ['nodes with others between them', { path: ['n1', 'n4'] }, []],
    ['nodes in another order', { path: ['n4', 'n1'] }, ['path']],
    ['a node twice that was passed once', { path: ['n2', 'n2'] }, ['path']],
    ['a node that was not passed', { path: ['n5'] }, ['path']],
    ['a tool', { tool: { name: 'order_status', values: {} } }, []],
    [
      'a tool with its values',
      { tool: { name: 'order_status', values: { number: '4711', Place: 'kiel' } } },
      [],
    ],
    ['a tool with another value', { tool: { name: 'order_status', values: { number: '4712' } } }, ['tool']],
    [
      'a tool with a value that was not given',
      { tool: { name: 'order_status', values: { x: '1' } } },
      ['tool'],
    ],
    ['a tool that was not called', { tool: { name: 'cancel_order', values: {} } }, ['tool']],
    ['an outcome', { outcome: 'found' }, []],
    ['another outcome', { outcome: 'lost' }, ['outcome']],
    ['a source', { passages: [{ id: 'orders', title: 'Orders' }] }, []],
    ['a source that it does not rest on', { passages: [{ id: 'prices', title: 'Prices' }] }, ['passages']],
    ['words that it says', { contains: ['order 4711', 'Monday'] }, []],
    ['words of which it says some', { contains: ['order 4711', 'Tuesday'] }, ['contains']],
    ['words that it must not say', { lacks: ['tuesday', 'MONDAY'] }, ['lacks']],
  ])('compares a run by %s', (_, expects, parts) => {
    expect(missed(expects)).toEqual(parts)
  })

  it('needs the approval of a judge that was asked', () => {
    expect(missed({ judge }, { judged: { agrees: true, reason: '' } })).toEqual([])
    expect(missed({ judge }, { judged: { agrees: false, reason: 'Other day.' } })).toEqual(['judge'])
    expect(missed({ judge })).toEqual(['judge'])
    expect(missed({ judge, outcome: 'lost' }, { judged: { agrees: true, reason: '' } })).toEqual(['outcome'])
  })
})

interface Opposites {
  language: string
  contains: string[]
  lacks: string[]
  good: string
  opposite: string
}

/** The same answer and its opposite, with an owner's expectations. */
const opposites: Opposites[] = [
  {
    language: 'English',
    contains: ['on Sundays', '5 years'],
    lacks: ['not', 'no'],
    good: 'Yes, we deliver on Sundays, with a guarantee of 5 years. You will know the time beforehand.',
    opposite: 'We do not deliver on Sundays; the guarantee is 5 years.',
  },
  {
    language: 'German',
    contains: ['möglich'],
    lacks: ['nicht', 'keine'],
    good: 'Die Rückgabe ist innerhalb von 30 Tagen möglich.',
    opposite: 'Die Rückgabe ist innerhalb von 30 Tagen unmöglich.',
  },
  {
    language: 'Spanish',
    contains: ['devolver'],
    lacks: ['no'],
    good: 'Sí, puede devolver el artículo en 30 días; es normal.',
    opposite: 'No puede devolver el artículo en 30 días.',
  },
  {
    language: 'French',
    contains: ['livrons le dimanche'],
    lacks: ['pas', 'ne'],
    good: 'Nous livrons le dimanche, passé midi.',
    opposite: 'Nous ne livrons pas le dimanche.',
  },
  {
    language: 'Italian',
    contains: ['rimborsabile'],
    lacks: ['non'],
    good: 'Il biglietto è rimborsabile.',
    opposite: 'Il biglietto non è rimborsabile.',
  },
  {
    language: 'Portuguese',
    contains: ['entregamos aos domingos'],
    lacks: ['não'],
    good: 'Entregamos aos domingos em toda a cidade.',
    opposite: 'Não entregamos aos domingos.',
  },
  {
    language: 'Dutch',
    contains: ['op zondag'],
    lacks: ['niet', 'geen'],
    good: 'Wij bezorgen ook op zondag.',
    opposite: 'Wij bezorgen niet op zondag.',
  },
  {
    language: 'Arabic',
    contains: ['التوصيل', '5 سنوات'],
    lacks: ['لا'],
    good: 'نعم، التوصيل متاح أيام الأحد مع ضمان ٥ سنوات.',
    opposite: 'لا، التوصيل غير متاح أيام الأحد، والضمان ٥ سنوات.',
  },
  {
    language: 'Chinese',
    contains: ['可以退货', '5年'],
    lacks: ['不可以', '不能'],
    good: '您可以退货，保修期为 ５ 年。',
    opposite: '您不可以退货，保修期为5年。',
  },
  {
    language: 'Japanese',
    contains: ['返品できます'],
    lacks: ['できません'],
    good: '30日以内であれば、返品できます。',
    opposite: '30日以内でも返品できません。',
  },
]

describe('an answer that turns into its opposite', () => {
  it.each(opposites)('fails its test in $language', ({ contains, lacks, good, opposite }) => {
    expect(missed({ contains, lacks }, { answer: good })).toEqual([])
    expect(missed({ contains, lacks }, { answer: opposite })).not.toEqual([])
  })

  it.each([
    ['English', 'The guarantee is five years.', 'five years', 'The guarantee is two years.'],
    ['German', 'Die Garantie beträgt fünf Jahre.', 'fünf Jahre', 'Die Garantie beträgt zwei Jahre.'],
    ['Spanish', 'La garantía es de cinco años.', 'cinco años', 'La garantía es de dos años.'],
    ['French', 'La garantie est de cinq ans.', 'cinq ans', 'La garantie est de deux ans.'],
    ['Italian', 'La garanzia è di cinque anni.', 'cinque anni', 'La garanzia è di due anni.'],
    ['Portuguese', 'A garantia é de cinco anos.', 'cinco anos', 'A garantia é de dois anos.'],
    ['Dutch', 'De garantie is vijf jaar.', 'vijf jaar', 'De garantie is twee jaar.'],
    ['Arabic', 'الضمان خمس سنوات.', 'خمس سنوات', 'الضمان سنتان.'],
    ['Chinese', '保修期为五年。', '五年', '保修期为两年。'],
    ['Japanese', '保証期間は五年です。', '五年', '保証期間は二年です。'],
  ])('fails with another number in %s', (_, good, words, other) => {
    expect(missed({ contains: [words] }, { answer: good })).toEqual([])
    expect(missed({ contains: [words] }, { answer: other })).toEqual(['contains'])
  })
})
