import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasKeptWorld } from './keptWorld.mjs'

function makeFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'kept-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return join(parent, 'world')
}

function writeExport(folder) {
  mkdirSync(folder)
  writeFileSync(join(folder, 'firebase-export-metadata.json'), '{}')
}

describe('hasKeptWorld', () => {
  it('needs a finished export', () => {
    const folder = makeFolder()
    expect(hasKeptWorld(folder)).toBe(false)
    mkdirSync(folder)
    expect(hasKeptWorld(folder)).toBe(false)
  })

  it('returns to the former world when a run ended while it replaced the folder', () => {
    const folder = makeFolder()
    writeExport(`${folder}.former`)
    expect(hasKeptWorld(folder)).toBe(true)
  })
})
