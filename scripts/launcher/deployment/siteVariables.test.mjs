import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteVariables } from './siteVariables.mjs'

describe('siteVariables', () => {
  it('reads the files of a project, and prefers the shell', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    for (const name of ['functions', 'web']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'functions/.env.acme'), 'WEB_ORIGIN=https://app.acme.example\n')
    writeFileSync(join(folder, 'web/.env.production'), 'PARLEY_DEMO_AGENT=na-Ab12\n')
    const shell = { PARLEY_OPERATOR: '{"name":"Acme"}' }
    expect(siteVariables('acme', { shell, folder })).toEqual({
      WEB_ORIGIN: 'https://app.acme.example',
      PARLEY_OPERATOR: '{"name":"Acme"}',
      PARLEY_DEMO_AGENT: 'na-Ab12',
    })
  })

  it('uses the address of Hosting where a project sets nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'))
    expect(siteVariables('acme', { shell: {}, folder })).toEqual({
      WEB_ORIGIN: 'https://acme.web.app',
      PARLEY_OPERATOR: '',
      PARLEY_DEMO_AGENT: '',
    })
  })
})
