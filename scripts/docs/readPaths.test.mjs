import { describe, expect, it } from 'vitest'
import { isDocument, readPaths } from './readPaths.mjs'

describe('readPaths', () => {
  it('names the parameters of a path', () => {
    const paths = {
      agents: 'voiceglow',
      page: (agentId, id, number = 0) => `voiceglow/${agentId}/convos/${id}/pages/${number}`,
      levelName: (level) => `level-${level}`,
    }
    expect(readPaths(paths)).toEqual({
      agents: 'voiceglow',
      page: 'voiceglow/{agentId}/convos/{id}/pages/{number}',
    })
  })

  it('tells documents from collections', () => {
    expect(isDocument('users/{id}')).toBe(true)
    expect(isDocument('users/{id}/members')).toBe(false)
  })
})
