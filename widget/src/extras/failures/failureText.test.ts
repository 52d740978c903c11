import { extraTexts } from '@parley/functions/shared/widget/widgetExtraTexts'
import { panelTexts } from '@parley/functions/shared/widget/widgetPanelTexts'
import { widgetErrorCodes } from '@parley/functions/shared/widget/widgetErrorCodes'
import { describe, expect, it } from 'vitest'
import { failureText } from './failureText.ts'

describe('failureText', () => {
  it.each([...widgetErrorCodes, 'offline' as const])('explains %s in a sentence', (code) => {
    expect(failureText(code, { ...panelTexts, ...extraTexts })).toMatch(/^[A-Z].*\.$/)
  })
})
