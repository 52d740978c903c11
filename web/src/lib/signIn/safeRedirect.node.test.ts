import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safeRedirect.ts'

describe('safeRedirect', () => {
  it.each([
    '/app/eu/agents',
    '/app/eu/agents/abc/kb?showDebugger=true',
    '/app/eu/agents/abc/leads?search=a+b%2Bc,d',
  ])('follows the path %s', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  it.each([
    '//evil.com',
    '/\\evil.com',
    'https:evil.com',
    'https://evil.com',
    'javascript:alert(1)',
    '/%0a//evil.com/<script>',
    '',
    'app',
    '/a\n/b',
    null,
  ])('does not follow %s', (target) => {
    expect(safeRedirect(target)).toBeUndefined()
  })
})
