import { describe, expect, it } from 'vitest'
import { findWrongImports, wrongImportsOf } from './findWrongImports.mjs'

const file = 'functions/src/domain/knowledge/sites/readSite.ts'

describe('findWrongImports', () => {
  it('names the imports of a file that lead to an area above its own', () => {
    const text = [
      `import { a } from '../../kernel/a.ts'`,
      `import { b } from '../sources/b.ts'`,
      `import type { c } from '../../chat/c.ts'`,
      `import { d } from '../../../shared/chat/d.ts'`,
      `const e = await import('../../agents/e.ts')`,
    ].join('\n')
    expect(wrongImportsOf(file, text)).toEqual([`${file}: ../../chat/c.ts`, `${file}: ../../agents/e.ts`])
  })

  it('names a file of the domain outside all areas', () => {
    expect(wrongImportsOf('functions/src/domain/a.ts', '')).toHaveLength(1)
  })

  it('finds no import against the order in the domain', () => {
    expect(findWrongImports()).toEqual([])
  })
})
