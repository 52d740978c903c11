import type { WidgetConfig } from '@parley/functions/shared/widgetApi'

/** An agent as visitors know it; a test names only what matters to it. */
export function exampleConfig(overrides: Partial<WidgetConfig> = {}): WidgetConfig {
  return {
    agentId: 'a'.repeat(16),
    version: 1,
    title: 'Ivy',
    description: '',
    themeType: 'light',
    primaryColor: '#3a5bd9',
    fontFamily: 'DM Sans',
    imageUrl: '',
    lang: 'en',
    placement: 'bottom-right',
    launchMessages: ['Hello'],
    suggestedReplies: [],
    messageDelayMs: 0,
    proactiveMessage: '',
    branding: '',
    ...overrides,
  }
}
