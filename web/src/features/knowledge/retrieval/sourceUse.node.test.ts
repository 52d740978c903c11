import { knowledgeSourceSchema } from '@parley/functions/shared/knowledge/knowledge'
import { describe, expect, it } from 'vitest'
import { rankSources } from './sourceUse.ts'

const since = 1_000
const source = (ID: string, createdAt = 0) =>
  knowledgeSourceSchema.parse({
    ID,
    agentId: 'a',
    ownerID: 'w',
    title: ID,
    kind: 'text',
    sizeKB: 1,
    state: 'ready',
    createdAt,
    lastModified: createdAt,
  })

describe('rankSources', () => {
  it('sorts by use, and marks sources that were unused all the time', () => {
    const rows = rankSources([source('old'), source('quiet'), source('busy'), source('fresh', since + 1)], {
      since,
      sources: [
        { sourceId: 'busy', answers: 4, lastAt: 2_000 },
        { sourceId: 'quiet', answers: 1, lastAt: 1_500 },
        { sourceId: 'deleted', answers: 9, lastAt: 1_500 },
      ],
    })
    expect(rows.map((row) => [row.source.ID, row.answers, row.lastAt, row.isIdle])).toEqual([
      ['busy', 4, 2_000, false],
      ['quiet', 1, 1_500, false],
      ['old', 0, 0, true],
      ['fresh', 0, 0, false],
    ])
  })
})
