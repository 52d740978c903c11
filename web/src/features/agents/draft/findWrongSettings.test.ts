import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Form } from '@parley/functions/shared/widget/forms'
import { describe, expect, it } from 'vitest'
import { makeAgent } from '../../../test/makeAgent.ts'
import { fieldPath } from './fieldPath.ts'
import { findWrongSettings } from './findWrongSettings.ts'
import { newForm } from '../settings/forms/newForm.ts'

function wrongPaths(widgetOptions: Partial<Agent['widgetOptions']>): string[] {
  const agent = makeAgent()
  return Object.keys(
    findWrongSettings({ ...agent, widgetOptions: { ...agent.widgetOptions, ...widgetOptions } }),
  )
}

const withFields = (fields: Form['fields']) => wrongPaths({ forms: [{ ...newForm(), fields }] })
const field = { key: 'size', label: 'Size', type: 'choice', required: false } as const

describe('findWrongSettings', () => {
  it('reports nothing for a new agent with a new form', () =>
    expect(wrongPaths({ forms: [newForm()] })).toEqual([]))

  it('reports a consent without a text', () => {
    expect(wrongPaths({ consentMode: true, consentText: ' ' })).toEqual(['widgetOptions.consentText'])
    expect(wrongPaths({ consentMode: true, consentText: 'We keep what you write.' })).toEqual([])
    expect(wrongPaths({ consentMode: false })).toEqual([])
  })

  it.each([
    ['page', '', true],
    ['page', '/pricing', false],
    ['time', '0', false],
    ['time', 'soon', true],
    ['time', '', true],
    ['scroll', '0', true],
    ['scroll', '100', false],
    ['exit', '', false],
    ['visit', '1.5', true],
    ['visit', '2', false],
    ['event', ' ', true],
  ] as const)('checks a trigger of kind %s with %j', (kind, value, isWrong) => {
    expect(wrongPaths({ triggers: [{ kind, value, action: 'open', message: '' }] })).toEqual(
      isWrong ? ['widgetOptions.triggers.0.value'] : [],
    )
  })

  it('requires options with a text', () => {
    expect(withFields([{ ...field, options: [] }])).toEqual(['widgetOptions.forms.0.fields.0.options'])
    expect(withFields([{ ...field, options: ['Small', ' '] }])).toEqual([
      'widgetOptions.forms.0.fields.0.options.1',
    ])
  })

  it('requires different names of fields', () => {
    expect(
      withFields([
        { ...field, options: ['S'] },
        { ...field, options: ['S'] },
      ]),
    ).toEqual(['widgetOptions.forms.0.fields.1.label'])
  })

  it('requires texts in all fields, and origins of websites', () => {
    expect(
      wrongPaths({
        greetings: { de: ['Hallo', ''] },
        texts: { en: { send: '' } },
        allowedOrigins: ['shop.example'],
      }),
    ).toEqual([
      'widgetOptions.greetings.de.1',
      'widgetOptions.texts.en.send',
      'widgetOptions.allowedOrigins.0',
    ])
  })

  it('requires pictures that can be shown on any page', () => {
    expect(
      Object.keys(
        findWrongSettings(
          makeAgent({ roundedImageURL: 'http://a.example/b.png', chatBgURL: 'https://a.example/b.png' }),
        ),
      ),
    ).toEqual(['roundedImageURL'])
  })
})

describe('the page of a field', () => {
  it.each([
    ['title', 'look'],
    ['vgOptions.initMessages.0', 'look'],
    ['vgOptions.maxTokens', 'settings?tab=technical'],
    ['vgOptions.systemPrompt', 'settings?tab=core'],
    ['widgetOptions.triggers.2.value', 'settings?tab=ui'],
    ['widgetOptions.forms.@b.title', 'settings?tab=ui&form=b'],
    ['widgetOptions.greetings.de.0', 'settings?tab=language'],
    ['widgetOptions.allowedOrigins.0', 'settings?tab=security'],
    ['voiceConfig.utteranceThreshold', 'settings?tab=advanced'],
    ['UIhandoffTitle', 'settings?tab=handoff'],
  ])('named %s is %s', (path, place) => expect(fieldPath(path)).toBe(place))
})
