import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('uses the sandbox for models without a key, in the emulators', () => {
    const config = readConfig({ FUNCTIONS_EMULATOR: 'true', PARLEY_SANDBOX_ORIGIN: 'http://127.0.0.1:4010' })
    expect(config.llm.sandbox).toBe('http://127.0.0.1:4010/llm/v1')
    expect(config.mail.baseUrl).toBe('http://127.0.0.1:4010/resend')
  })

  it.each([
    { PARLEY_SANDBOX_ORIGIN: 'http://127.0.0.1:4010' },
    { RESEND_BASE_URL: 'http://localhost:4010/resend' },
    { COMPATIBLE_BASE_URL: 'http://[::1]:4010/v1' },
  ])('refuses %o in production', (environment) => {
    expect(() => readConfig(environment)).toThrow('must not be used outside the emulators')
  })
})
