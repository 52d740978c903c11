import { extraTexts } from '@parley/functions/shared/widget/widgetExtraTexts'
import { panelTexts } from '@parley/functions/shared/widget/widgetPanelTexts'
import { widgetErrorCodes } from '@parley/functions/shared/widget/widgetErrorCodes'
import { expect, it } from 'vitest'
import { failureText } from './failureText.ts'

it.each([...widgetErrorCodes, 'offline' as const])('failureText explains %s in a sentence', (code) => {
  expect(failureText(code, { ...panelTexts, ...extraTexts })).toMatch(/^[A-Z].*\.$/)
})
