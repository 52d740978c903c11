import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../../../shared/durations.ts'
import { models } from '../../../../shared/models/modelSeed.ts'
import type { ModelId } from '../../../../shared/models/models.ts'
import type { LanguageModel, ModelPart } from '../../../kernel/ports/ports.ts'
import { ModelSlow, readAnswer } from './readAnswer.ts'

const request = (model: ModelId) => ({
  model,
  instructions: '',
  messages: [],
  maxOutputTokens: 64,
})

/** A model that waits forever: before its first word, or after it. */
const silent = (words: string[] = []): LanguageModel => ({
  async *stream({ signal }): AsyncGenerator<ModelPart> {
    for (const text of words) yield { type: 'text', text }
    await sleep(60_000, undefined, { signal })
  },
})
const read = (languageModel: LanguageModel, limits: { maxMs: number; firstMs: number }) =>
  readAnswer({ languageModel, now: () => Date.now() }, request(models[0].id), { ...limits, onText: () => {} })

describe('the wait for a model', () => {
  it("ends after the time for a first word, long before the turn's end", async () => {
    await expect(read(silent(), { maxMs: minuteMs, firstMs: 5 })).rejects.toBeInstanceOf(ModelSlow)
  })

  it("lasts the turn's whole time once the model has started", async () => {
    const answer = await read(silent(['I am ', 'thinking']), { maxMs: 60, firstMs: 5 })
    expect(answer.text).toBe('I am thinking')
  })
})
