import { contrastOf } from '@parley/functions/shared/brand/readableOn'
import { describe, expect, it } from 'vitest'
import { agentColours } from './agentColour.ts'
import { neutral } from '../brand/neutrals.ts'

const brand = { neutralHue: 78 }
const agent = (ID: string, primaryColor: string, createdAt = 1) => ({ ID, primaryColor, createdAt })

/** Returns the colours of both schemes. */
function marksOf(colour: string | undefined): string[] {
  return colour?.match(/#[0-9a-f]{6}/g) ?? []
}

describe('agentColour', () => {
  it('uses the agent’s own colour if it is visible on the page', () => {
    const [light] = marksOf(agentColours([agent('a', '#2f6f5e')], brand).get('a'))
    expect(light).toBe('#2f6f5e')
  })

  it.each(['#ffffff', '#000000', '#ffd600', '#f5f5dc', '#111111'])(
    'makes %s visible in both schemes',
    (own) => {
      const [light = '', dark = ''] = marksOf(agentColours([agent('a', own)], brand).get('a'))
      for (const name of ['paper', 'surface'] as const) {
        expect(contrastOf(light, neutral('light', name, 78))).toBeGreaterThanOrEqual(3)
        expect(contrastOf(dark, neutral('dark', name, 78))).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it('uses another colour when an older agent has a similar one', () => {
    const older = agent('old', '#2f6f5e', 1)
    const alone = agentColours([older], brand).get('old')
    const both = agentColours([agent('new', '#31705f', 2), older], brand)
    expect(both.get('old')).toBe(alone)
    expect(both.get('new')).not.toBe(both.get('old'))
    expect(marksOf(both.get('new'))[0]).not.toBe('#31705f')
  })

  it('keeps the colour of an agent when another one is added after it', () => {
    const agents = [agent('a', '#3a5bd9', 1), agent('b', '#3a5bd9', 2), agent('c', '#3a5bd9', 3)]
    const before = agentColours(agents, brand)
    const after = agentColours([agent('d', '#d68f33', 4), ...agents], brand)
    for (const { ID } of agents) expect(after.get(ID)).toBe(before.get(ID))
  })

  it('separates seven agents with the same colour', () => {
    const agents = Array.from({ length: 7 }, (_, index) => agent(`a${index}`, '#3a5bd9', index))
    expect(new Set(agentColours(agents, brand).values()).size).toBe(7)
  })

  it('falls back to the series colours of the brand', () => {
    const charts = ['#b00020', '#006d3c', '#7a4b00', '#5b2a86', '#005f73', '#333333']
    const colours = agentColours([agent('a', '#3a5bd9', 1), agent('b', '#3a5bd9', 2)], { ...brand, charts })
    expect(marksOf(colours.get('b'))[0]).toBe('#b00020')
  })

  it('finds a colour for each of a hundred agents', () => {
    const agents = Array.from({ length: 100 }, (_, index) => agent(`a${index}`, '#3a5bd9', index))
    expect(agentColours(agents, brand).size).toBe(100)
  })
})
