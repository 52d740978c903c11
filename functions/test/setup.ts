/** The model of a sandbox that a test opens in its own process answers without delays. */
process.env['PARLEY_SANDBOX_LLM_FIRST_MS'] = process.env['PARLEY_SANDBOX_LLM_TOKEN_MS'] = '0'
/** The emulators keep projects apart: no file clears what another is working on. */
process.env['GCLOUD_PROJECT'] = `demo-parley-${process.env['VITEST_POOL_ID']}`
