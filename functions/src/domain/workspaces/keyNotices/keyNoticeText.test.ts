import { describe, expect, it } from 'vitest'
import { languages } from '../../../shared/texts/languages.ts'
import { keyNoticeText } from './keyNoticeText.ts'

const keys = ['workspaceSecret', 'agentKey', 'eventKey', 'eventKeyShown', 'projectKey'] as const

describe('keyNoticeText', () => {
  it('names the person and the workspace in every language, and leaves no placeholder', () => {
    const values = { who: 'Mel Brook', workspace: 'Harbour', agent: 'Front desk' }
    for (const { language } of languages)
      for (const key of keys) {
        const text = keyNoticeText(language, key, values)
        expect(text).toContain('Mel Brook')
        expect(text).toContain('Harbour')
        expect(text).not.toMatch(/[{}]/)
      }
  })
})
