import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '../../launcher/paths.mjs'
import { ownProcess } from '../../../vitest.config.ts'

const loadsFunctions = /import\('[./]+index\.ts'\)|from '[./]+index\.ts'/

describe('emulator tests that load the deployed functions', () => {
  it('have a process of their own, because the functions read their environment once', () => {
    const files = globSync('functions/src/**/*.int.test.ts', { cwd: paths.root })
    const loading = files.filter((file) => loadsFunctions.test(readFileSync(join(paths.root, file), 'utf8')))
    const listed = new Set(ownProcess.flatMap((pattern) => globSync(pattern, { cwd: paths.root })))
    expect(loading.length).toBeGreaterThan(5)
    expect(loading.filter((file) => !listed.has(file))).toEqual([])
  })
})
