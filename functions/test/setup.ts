/** The emulators keep projects apart: no file clears what another is working on. */
process.env['GCLOUD_PROJECT'] = `demo-parley-${process.env['VITEST_POOL_ID']}`
