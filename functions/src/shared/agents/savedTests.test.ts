import { describe, expect, it } from 'vitest'
import { testFieldsSchema } from '../callables/inbox.ts'
import { checkFields } from '../errors/checkFields.ts'
import { savedTestSchema, verdictOf, warningOf } from './savedTests.ts'

const draft = { fingerprint: 'draft', knowledge: 3 }
const run = { answer: 'Yes.', passed: true, at: 1, ...draft }
const base = { ID: 't', agentId: 'a', ownerID: 'w', question: 'Open?', expected: 'Yes.', at: 1, by: 'ann' }
const contains = ['yes']

describe('the verdict of a saved test', () => {
  it("is 'unjudged' where only an older run's word comparison is expected", () => {
    for (const passed of [true, false]) {
      const former = { ...run, passed, likeness: 0.9, missed: passed ? [] : ['answer'] }
      const test = savedTestSchema.parse({ ...base, last: former, published: former })
      expect(test.last && verdictOf(test, test.last)).toBe('unjudged')
      expect(warningOf(test, draft)).toBeUndefined()
    }
  })

  it('keeps what an older run missed apart from the words', () => {
    const expects = { outcome: 'sold', path: ['n1'] }
    const last = { ...run, passed: false, likeness: 0.1, missed: ['answer', 'outcome'] }
    expect(savedTestSchema.parse({ ...base, expects, last }).last).toMatchObject({
      passed: false,
      missed: ['outcome'],
    })
    const words = { ...run, passed: false, likeness: 0.1, missed: ['answer'] }
    expect(savedTestSchema.parse({ ...base, expects, last: words }).last).toMatchObject({ passed: true })
  })

  it('warns of another answer only where no criterion can judge it', () => {
    const last = { ...run, isChanged: true }
    const published = { ...run, answer: 'We are.', fingerprint: 'public' }
    const note = savedTestSchema.parse({ ...base, last, published })
    expect(warningOf(note, draft)).toBe('changed')
    expect(
      warningOf(savedTestSchema.parse({ ...base, expects: { contains }, last, published }), draft),
    ).toBeUndefined()
  })

  it('warns of a worse draft when the published version passes', () => {
    const last = { ...run, passed: false, missed: ['contains'] }
    const published = { ...run, fingerprint: 'public' }
    const test = savedTestSchema.parse({ ...base, expects: { contains }, last, published })
    expect(warningOf(test, draft)).toBe('worse')
    expect(warningOf({ ...test, published: null }, draft)).toBe('failed')
    expect(warningOf(test, { ...draft, knowledge: 4 })).toBeUndefined()
  })
})

describe('a saved test', () => {
  const question = 'Open?'
  it.each([
    ['nothing', { question, expected: 'Yes.' }, { 'expects.contains': 'expectSomething' }],
    [
      'a judge with nothing to compare',
      { question, expected: ' ', expects: { judge: { wanted: true } } },
      { expected: 'writeExpected' },
    ],
    [
      'words of nothing but asterisks',
      { question, expected: '', expects: { contains: ['**'] } },
      { 'expects.contains.0': 'writeSomething' },
    ],
    [
      'eleven words',
      { question, expected: '', expects: { lacks: Array.from({ length: 11 }, (_, at) => `word ${at}`) } },
      { 'expects.lacks': { key: 'mostEntries', values: { most: 10 } } },
    ],
  ])('refuses %s as an expectation', (_, fields, refusal) => {
    expect(checkFields(testFieldsSchema, fields)).toEqual({ success: false, fields: refusal })
  })

  it('accepts expected words in any language', () => {
    const fields = { question, expected: '', expects: { contains: [' 五年 '] } }
    expect(checkFields(testFieldsSchema, fields)).toMatchObject({
      data: { expects: { contains: ['五年'] } },
    })
  })
})
