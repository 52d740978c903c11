import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { models } from '../../functions/src/shared/models/modelSeed.ts'
import { compareModels } from './compareModels.mjs'

const list = JSON.parse(readFileSync(join(import.meta.dirname, 'sample.json'), 'utf8'))

describe('compareModels', () => {
  it('reports each field in which our prices and abilities differ from the published list', () => {
    const changed = structuredClone(list)
    const { 'gpt-4o': dearer } = changed.openai.models
    dearer.cost.input = 3.1
    dearer.temperature = false
    dearer.modalities.input = ['text']
    expect(compareModels(changed, models).lines).toEqual([
      'gpt-4o  inputUnitsPerMillion: 25,000,000 -> 31,000,000',
      'gpt-4o  mostTemperature: 2 -> null',
      'gpt-4o  pictures: true -> false',
    ])
  })

  it('reports no difference when nothing has changed, and names ids that the list lacks', () => {
    const { lines, unknown } = compareModels(list, models)
    expect(lines).toEqual([])
    expect(unknown).toEqual(['gpt-4.1', 'claude-sonnet-4-5'])
  })

  it('offers entries of other models in the list that write text and call tools at a price', () => {
    const { others } = compareModels(list, models)
    expect(others.map((entry) => JSON.parse(entry))).toEqual([
      {
        id: 'o4-mini',
        label: 'o4-mini',
        provider: 'openai',
        inputUnitsPerMillion: 11_000_000,
        cachedInputUnitsPerMillion: 2_750_000,
        outputUnitsPerMillion: 44_000_000,
        mostTemperature: null,
        tools: true,
        pictures: true,
        contextTokens: 200_000,
        moves: 'mark',
        speed: 'medium',
      },
    ])
  })
})
