import { describe, expect, it } from 'vitest'
import { agentSchema } from '../agents/agent.ts'
import { toWidgetConfig } from './toWidgetConfig.ts'
import { tabsOf } from './widgetTabs.ts'
import { widgetOptionsSchema } from './widgetOptions.ts'

const defaults = ['home', 'chat', 'conversations']

describe('a widget of type tabs', () => {
  it.each([undefined, []])('has the default tabs if none are chosen (%s)', (tabs) => {
    expect(tabsOf(widgetOptionsSchema.parse({ widgetType: 'tabs', tabs }))).toEqual(defaults)
  })

  it('has the chosen tabs in their order, each once', () => {
    expect(tabsOf({ widgetType: 'tabs', tabs: ['conversations', 'home', 'conversations'] })).toEqual([
      'conversations',
      'home',
    ])
  })

  it('refuses unknown tabs and types', () => {
    expect(widgetOptionsSchema.safeParse({ widgetType: 'tabs', tabs: ['shop'] }).success).toBe(false)
    expect(widgetOptionsSchema.safeParse({ widgetType: 'bubble' }).success).toBe(false)
  })
})

describe('the public configuration of tabs', () => {
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

  it('is missing for the chat alone, even if tabs were chosen before', () => {
    for (const options of [{}, { widgetType: 'chat', tabs: ['home'] }])
      expect(JSON.stringify(toWidgetConfig(agent(options), null))).not.toContain('"tabs"')
  })

  it('has the default tabs if none are chosen', () => {
    expect(toWidgetConfig(agent({ widgetType: 'tabs' }), null).tabs).toEqual(defaults)
  })

  it('omits the conversations tab if a visitor cannot have several', () => {
    const single = agent({ widgetType: 'tabs', severalConversations: false })
    const forgetful = agent({ widgetType: 'tabs' }, { recordChatHistory: false })
    for (const each of [single, forgetful]) expect(toWidgetConfig(each, null).tabs).toEqual(['home', 'chat'])
  })
})
