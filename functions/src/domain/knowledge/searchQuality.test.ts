import { expect, it } from 'vitest'
import { figuresOf, outcomeOf } from '../../../test/search/measureCases.ts'
import { corpusPassages, indexOf } from '../../../test/search/openCorpus.ts'
import { readCases } from '../../../test/search/SearchCase.ts'

it('questions in ten languages find their passages among long manuals, and others find none', async () => {
  const index = await indexOf(await corpusPassages())
  const outcomes = readCases('tuned').map((asked) => outcomeOf(index, asked))
  const figures = figuresOf(outcomes)
  expect(figures.recallAt5).toBeGreaterThan(0.84)
  expect(figures.falseAnswers).toBeLessThan(0.2)
  for (const language of ['ja', 'zh', 'ar'])
    expect(figuresOf(outcomes.filter(({ asked }) => asked.language === language)).recallAt5).toBeGreaterThan(
      0.7,
    )
  const others = outcomes.filter(({ asked }) => asked.kind !== 'paraphrase')
  expect(figuresOf(others).recallAt5).toBeGreaterThan(0.92)
})
