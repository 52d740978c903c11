import { describe, expect, it } from 'vitest'
import { figuresOf, measureHalf } from '#test/search/measureCases.ts'

describe('the search of knowledge', () => {
  it('finds the passages of questions in twelve languages in long manuals, and none for other questions', async () => {
    const { ours } = await measureHalf('tuned')
    const of = (holds: (kind: string, language: string) => boolean) =>
      figuresOf(ours.filter(({ asked }) => holds(asked.kind, asked.language)))
    expect(figuresOf(ours).recallAt5).toBeGreaterThan(0.8)
    expect(of((kind) => kind !== 'paraphrase').recallAt5).toBeGreaterThan(0.93)
    expect(of((kind) => kind === 'off-topic').falseAnswers).toBeLessThan(0.1)
    for (const language of ['ja', 'zh', 'ar', 'ko'])
      expect(of((kind, each) => each === language && kind !== 'paraphrase').recallAt5).toBeGreaterThan(0.85)
  })
})
