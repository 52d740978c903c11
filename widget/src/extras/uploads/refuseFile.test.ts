import { describe, expect, it } from 'vitest'
import { panelTexts } from '@parley/functions/shared/widget/widgetPanelTexts'
import { extraTexts } from '@parley/functions/shared/widget/widgetExtraTexts'
import { refuseFile } from './refuseFile.ts'

const texts = { ...panelTexts, ...extraTexts }

describe('refuseFile', () => {
  it('accepts a file of an allowed type and size', () => {
    expect(refuseFile({ name: 'Plan.PDF', size: 1_000_000 }, 3, texts)).toBeUndefined()
  })

  it.each([
    [{ name: 'plan.exe', size: 1 }, 0, /plan\.exe isn’t supported\. Use png, jpg/],
    [{ name: 'plan', size: 1 }, 0, /isn’t supported/],
    [{ name: 'plan.pdf', size: 1_000_001 }, 0, 'plan.pdf is too large. The limit is 1 MB.'],
    [{ name: 'plan.pdf', size: 1 }, 4, 'Up to 4 files per message.'],
  ] as const)('explains why %j is refused', (file, already, words) => {
    expect(refuseFile(file, already, texts)).toMatch(words)
  })
})
