import { describe, expect, it } from 'vitest'
import { agentSchema } from '../agents/agent.ts'
import { toWidgetConfig } from './widgetConfig.ts'
import { tabsOf } from './widgetTabs.ts'
import { widgetOptionsSchema } from './widgetOptions.ts'

const defaults = ['home', 'chat', 'conversations']

describe('a widget of the type tabs', () => {
  it.each([undefined, []])('has the default tabs where there are none (%s)', (tabs) => {
    expect(tabsOf(widgetOptionsSchema.parse({ widgetType: 'tabs', tabs }))).toEqual(defaults)
  })

  it('has the chosen ones in their order, each once', () => {
    expect(tabsOf({ widgetType: 'tabs', tabs: ['conversations', 'home', 'conversations'] })).toEqual([
      'conversations',
      'home',
    ])
  })

  it('has none that nobody knows', () => {
    expect(widgetOptionsSchema.safeParse({ widgetType: 'tabs', tabs: ['shop'] }).success).toBe(false)
    expect(widgetOptionsSchema.safeParse({ widgetType: 'bubble' }).success).toBe(false)
  })
})

describe('what visitors’ browsers are told', () => {
  const agent = (widgetOptions: object, changes: object = {}) =>
    agentSchema.parse({
      ID: 'agent1',
      ownerID: 'w',
      title: 'T',
      createdAt: 1,
      lastModified: 1,
      ...changes,
      widgetOptions,
    })

  it('is nothing of tabs for the chat alone, also where tabs were chosen before', () => {
    for (const options of [{}, { widgetType: 'chat', tabs: ['home'] }])
      expect(JSON.stringify(toWidgetConfig(agent(options), null))).not.toContain('"tabs"')
  })

  it('is the default tabs where none exist', () => {
    expect(toWidgetConfig(agent({ widgetType: 'tabs' }), null).tabs).toEqual(defaults)
  })

  it('leaves out the conversations where a visitor cannot have several', () => {
    const single = agent({ widgetType: 'tabs', severalConversations: false })
    const forgetful = agent({ widgetType: 'tabs' }, { recordChatHistory: false })
    for (const each of [single, forgetful]) expect(toWidgetConfig(each, null).tabs).toEqual(['home', 'chat'])
  })
})
