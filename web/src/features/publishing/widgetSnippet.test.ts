import { describe, expect, it } from 'vitest'
import { makeAgent } from '../../test/makeAgent.ts'
import { widgetSnippet } from './widgetSnippet.ts'

const agent = makeAgent({ primaryColor: '#117755' })
const snippet = (changes = {}, kind: 'popup' | 'embedded' = 'popup') =>
  widgetSnippet('https://w.example', 'eu', { ...agent, ...changes }, kind)
const options = (changes: object) => ({ widgetOptions: { ...agent.widgetOptions, ...changes } })

describe('the website script', () => {
  it('names the agent, its region and its colour, and nothing that goes without saying', () => {
    expect(snippet()).toBe(
      '<script src="https://w.example/widget/parley.js" data-agent="agent00000000001" data-region="eu" data-color="#117755" async></script>',
    )
  })

  it('names another place', () =>
    expect(snippet({ placement: 'modal' })).toContain(' data-placement="modal" '))

  it('asks nothing of anybody before there is consent', () =>
    expect(snippet(options({ consentMode: true }))).toContain(' data-consent async>'))

  it("calls the launcher by the owner's words", () => {
    expect(snippet(options({ texts: { en: { openChat: 'Ask "Ada" & <co>' } } }))).toContain(
      'data-label="Ask &quot;Ada&quot; &amp; &lt;co>"',
    )
  })

  it('puts an embedded chat into an element of the page, whatever the agent says', () => {
    const [element, script] = snippet({ placement: 'bottom-left' }, 'embedded').split('\n')
    expect(element).toBe('<div id="parley-chat" style="height: 600px"></div>')
    expect(script).toContain('data-placement="embedded" data-target="#parley-chat"')
  })

  it('gives an embedded agent a corner as a popup', () =>
    expect(snippet({ placement: 'embedded' })).toContain('data-placement="bottom-right"'))
})
