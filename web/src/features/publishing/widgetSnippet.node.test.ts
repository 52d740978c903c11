import { describe, expect, it } from 'vitest'
import { makeAgent } from '../../test/makeAgent.ts'
import { widgetSnippet } from './widgetSnippet.ts'

const agent = makeAgent()
const snippet = (changes = {}, kind: 'popup' | 'embedded' = 'popup') =>
  widgetSnippet('https://w.example', 'eu', { ...agent, ...changes }, kind)

describe('widgetSnippet', () => {
  const plain = '<script src="https://w.example/widget/eu-agent00000000001.js" async></script>'

  it('names the agent and its region', () => expect(snippet()).toBe(plain))

  it("does not depend on the dashboard's settings", () =>
    expect(snippet({ placement: 'modal', primaryColor: '#117755', lang: 'de' })).toBe(plain))

  it("puts an embedded chat into an element of the page, whatever the agent's placement", () => {
    const [element, script] = snippet({ placement: 'bottom-left' }, 'embedded').split('\n')
    expect(element).toBe('<div id="parley-chat" style="height: 600px"></div>')
    expect(script).toContain('data-placement="embedded" data-target="#parley-chat"')
  })

  it('gives an embedded agent a corner for a popup', () =>
    expect(snippet({ placement: 'embedded' })).toContain('data-placement="bottom-right"'))
})
