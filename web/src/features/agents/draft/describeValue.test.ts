import { agentSchema } from '@parley/functions/shared/agents/agent'
import { draftFields } from '@parley/functions/shared/agents/draftFields'
import { describe, expect, it } from 'vitest'
import { describeChange } from './describeValue.ts'
import { fieldName } from './fieldNames.ts'

/** Fields that no page shows and only the API changes. */
const withoutPage = [
  'branding',
  'maxTokensUsage',
  'vgOptions.initPrompt',
  'vgOptions.uiEngine',
  'vgOptions.kbDimension',
  'vgOptions.websocketServer',
]

const untouched = draftFields(
  agentSchema.parse({ ID: 'a1', ownerID: 'ann', title: 'Front desk', createdAt: 0, lastModified: 0 }),
)
const form = { id: 'f1', kind: 'lead', when: 'start', title: 'Contact' }
const email = { key: 'email', label: 'Email', type: 'email' }

describe('fieldName', () => {
  it('has a name for every setting that a page shows', () => {
    const unnamed = Object.keys(untouched).filter((path) => fieldName(path) === 'A setting')
    expect(unnamed).toEqual(withoutPage)
  })
})

/** Returns the words for one value of a field. */
function describeValue(path: string, to: unknown, names?: Parameters<typeof describeChange>[1]): string {
  return describeChange({ path, to }, names).to
}

describe('a value of a setting', () => {
  it.each<[string, unknown, string]>([
    ['vgOptions.model', 'gpt-4o-mini', 'GPT-4o mini'],
    ['vgOptions.model', 'gpt-1', '(deleted)'],
    ['vgOptions.fallbackModel', undefined, 'Cheapest model of another vendor'],
    ['vgOptions.fallbackModel', 'gpt-4.1', 'GPT-4.1'],
    ['vgOptions.temperature', 0.5, '0.5'],
    ['vgOptions.maxTokens', 4096, '4,096'],
    ['placement', 'full-width', 'Full width'],
    ['lang', 'pt', 'Portuguese'],
    ['themeType', 'auto', 'Match visitor’s device'],
    ['theme', 'custom-dark', 'Dark'],
    ['roundedImageURL', 'https://storage.example/v0/b/x/o/5f2c.png', 'A picture'],
    ['chatBgURL', '', 'None'],
    ['messageDelayMS', 1500, '1,500 ms'],
    ['widgetOptions.widgetType', undefined, 'Chat'],
    ['widgetOptions.tabs', ['home', 'conversations'], 'Home · Conversations'],
    ['widgetOptions.triggers', [{ kind: 'page', value: '/buy', action: 'open' }], 'On a page, /buy'],
    ['widgetOptions.forms', [{ ...form, fields: [email] }], 'Contact: Email'],
    ['widgetOptions.greetings', { de: ['Hallo', 'Fragen?'] }, 'German: Hallo, Fragen?'],
    ['widgetOptions.texts', { de: { send: 'Los' } }, 'German: Los'],
    ['widgetOptions.outOfCredits.steps', ['cheaperModel'], 'Answer with a cheaper model'],
    ['widgetOptions.retentionDays', 1, '1 day'],
    ['voiceConfig.transcriber.language', 'de', 'German'],
    ['vgOptions.tools', ['calendar.c1', 'mcp.s1'], '2 tools'],
  ])('describes %s in words: %j', (path, value, words) => {
    expect(describeValue(path, value)).toBe(words)
  })

  it('names tools where their names are known', () => {
    const nameOfTool = (id: string) => (id === 'calendar.c1' ? 'Salon' : '(deleted)')
    expect(describeValue('vgOptions.tools', ['calendar.c1', 't1'], { nameOfTool })).toBe('Salon · (deleted)')
  })

  it('writes no stored word or JSON for any setting of a new agent', () => {
    const shown = Object.entries(untouched).filter(([path]) => fieldName(path) !== 'A setting')
    const machineText = /[{}[\]"]|gpt-|bottom-|blue-|null|undefined|true|false/
    const wrong = shown.filter(([path, value]) => machineText.test(describeValue(path, value)))
    expect(wrong).toEqual([])
  })
})

describe('describeChange', () => {
  it('says that values differ which have the same words', () => {
    const change = { path: 'roundedImageURL', from: 'https://a.example/1.png', to: 'https://a.example/2.png' }
    expect(describeChange(change)).toEqual({ from: 'A picture', to: 'A picture (different)' })
  })
})
