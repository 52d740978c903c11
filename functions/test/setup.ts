import { afterAll, vi } from 'vitest'

/** The model of a sandbox that a test opens in its own process answers without delays. */
process.env['PARLEY_SANDBOX_LLM_FIRST_MS'] = process.env['PARLEY_SANDBOX_LLM_TOKEN_MS'] = '0'
/** The emulators keep projects apart: no file clears what another is working on. */
process.env['GCLOUD_PROJECT'] = `demo-parley-${process.env['VITEST_POOL_ID']}`

/** Files share the process of their worker: each one leaves it as it found it. */
const environment = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
