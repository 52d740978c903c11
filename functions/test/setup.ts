import { afterAll, vi } from 'vitest'

/** Removes the delays of the sandbox's model in a test's own process. */
process.env['PARLEY_SANDBOX_LLM_FIRST_MS'] = process.env['PARLEY_SANDBOX_LLM_TOKEN_MS'] = '0'
/** Gives each worker its own project in the emulators, so that no file clears another's data. */
process.env['GCLOUD_PROJECT'] = `demo-parley-${process.env['VITEST_POOL_ID']}`

/** Restores the process of the worker after each file, because files share it. */
const environment = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
